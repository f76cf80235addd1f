import MartletKit
import SwiftUI

/// The window of the app in one environment, with that environment's name and services.
public struct TodosWindow<Content: View>: Scene {
    private let settings: Result<TodosSettings, any Error>
    private let tint: Color
    private let content: (String) -> Content

    /// - Parameters:
    ///   - settings: The settings of the app, or the error that prevents them.
    ///   - content: Creates what the window shows, given the app's name.
    public init(_ settings: Result<TodosSettings, any Error>, tint: Color, @ViewBuilder content: @escaping (String) -> Content) {
        self.settings = settings
        self.tint = tint
        self.content = content
    }

    public var body: some Scene {
        let name = (try? settings.get().name) ?? "Todos"
        WindowGroup(name) {
            content(name)
                .tint(tint)
        }
    }
}
