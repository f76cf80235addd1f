import MartletKit
import SwiftUI
import TodosModules

/// The app in one environment: its modules with its services.
public struct TodosRoot: View {
    private let name: String
    private let builder: Result<ServiceBuilder, any Error>

    /// - Parameter builder: The services of one session, or the error that prevents them.
    public init(name: String, builder: Result<ServiceBuilder, any Error>) {
        self.name = name
        self.builder = builder
    }

    public var body: some View {
        switch builder {
        case .success(let builder):
            // The list waits for the services to be set up. It shows a failed setup and can retry it.
            TodoListModule.build(title: name, services: builder)
                .task { try? await builder.setup() }
        case .failure(let error):
            ContentUnavailableView("Setup failed", systemImage: "exclamationmark.triangle", description: Text("\(error)"))
        }
    }
}
