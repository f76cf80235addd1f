import MartletKit
import SwiftUI

/// The window of the app in one environment, with that environment's name and services.
public struct TodosWindow: Scene {
    private let settings: Result<TodosSettings, any Error>
    private let builder: Result<ServiceBuilder, any Error>
    private let tint: Color

    /// - Parameters:
    ///   - settings: The settings of the app, or the error that prevents them.
    ///   - builder: The services of one session, or the error that prevents them.
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
