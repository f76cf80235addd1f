import MartletCore
import MartletUI
import MartletWeb

extension App {
    /// Serves the app to browsers until the process is told to stop.
    @MainActor
    public static func main() { WebHost.run(Self.self, rehearsal: Rehearsal()) }
}
