import MartletKit
import SwiftUI

/// The window of an environment's app, with the name and over the services of that environment.
public struct TodosWindow: Scene {
    private let settings: Result<TodosSettings, any Error>
    private let builder: Result<ServiceBuilder, any Error>
    private let tint: Color

    /// - Parameters:
    ///   - settings: What the app is set up with, or why it is not.
    ///   - builder: The services of one session, or why there are none.
    public init(_ settings: Result<TodosSettings, any Error>, builder: Result<ServiceBuilder, any Error>, tint: Color) {
        self.settings = settings
        self.builder = builder
        self.tint = tint
    }

    public var body: some Scene {
        let name = (try? settings.get().name) ?? "Todos"
        WindowGroup(name) {
            TodosRoot(name: name, builder: builder)
                .tint(tint)
        }
    }
}
