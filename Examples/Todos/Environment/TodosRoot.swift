import MartletKit
import SwiftUI
import TodosModules

/// The app of an environment: its modules, over its services.
public struct TodosRoot: View {
    private let name: String
    private let builder: Result<ServiceBuilder, any Error>

    /// - Parameter builder: The services of one session, or why there are none.
    public init(name: String, builder: Result<ServiceBuilder, any Error>) {
        self.name = name
        self.builder = builder
    }

    public var body: some View {
        switch builder {
        case .success(let builder):
            // The list asks for the services when they are set up; what fails here, it tells, and tries again.
            TodoListModule.build(title: name, services: builder)
                .task { try? await builder.setup() }
        case .failure(let error):
            ContentUnavailableView("Not set up", systemImage: "exclamationmark.triangle", description: Text("\(error)"))
        }
    }
}
