import SwiftUI

/// The app. Each instance creates its own services, so every guest has their own.
public struct DinerApp: App {
    @StateObject private var services = Services()

    public init() {}

    public var body: some Scene {
        WindowGroup("Diner") {
            RootView()
                .modifier(SystemServices(services))
        }
    }
}
