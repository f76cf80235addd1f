import GrowthLeaves
import GrowthModels
import MartletKit
import SwiftUI

/// A state that all share, and interactors without state behind protocols.
public struct CleanApp: View {
    @State private var services: Services

    public init(service: any ItemService) { _services = State(wrappedValue: .topics(service)) }

    public var body: some View { RootView().services(services) }
}

private struct RootView: View {
    @Service private var state: LiveState<AppState>

    var body: some View {
        NavigationStack(path: state.binding(\.path)) {
            List(Topic.allCases, id: \.self) { topic in
                NavigationLink(value: topic) { CountedRow(topic: topic) }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { destination($0) }
        }
    }

    @ViewBuilder
    private func destination(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksView()
        }
    }
}

private struct CountedRow: View {
    let topic: Topic
    @Service private var state: LiveState<AppState>

    var body: some View { TopicRow(topic.rawValue, open: state[dynamicMember: \.[topic]]) }
}

extension Services {
    @MainActor
    static func topics(_ service: any ItemService) -> Services {
        Services(.production) { services in
            services.register((any ItemService).self) { _ in service }
            services.register(LiveState<AppState>.self) { _ in LiveState(AppState()) }
            services.register((any BooksInteractor).self) { RealBooksInteractor(state: try $0(), service: try $0()) }
        }
    }
}
