import GrowthModels
import MartletKit
import SwiftUI

/// A service for each concern, bound by the view that needs it.
public struct ServicesApp: View {
    @State private var services: Services
    @State private var path: [Topic] = []

    public init(service: any ItemService) { _services = State(wrappedValue: .topics(service)) }

    public var body: some View {
        NavigationStack(path: $path) {
            List(Topic.allCases, id: \.self) { topic in
                NavigationLink(value: topic) { row(topic) }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { destination($0) }
        }
        .services(services)
    }

    @ViewBuilder
    private func row(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksRow()
        }
    }

    @ViewBuilder
    private func destination(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksView()
        }
    }
}

extension Services {
    @MainActor
    static func topics(_ service: any ItemService) -> Services {
        Services(.production) { services in
            services.register((any ItemService).self) { _ in service }
            services.register(BooksService.self) { BooksService(service: try $0()) }
        }
    }
}
