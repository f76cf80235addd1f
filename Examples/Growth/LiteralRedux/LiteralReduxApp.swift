import GrowthLeaves
import GrowthModels
import QBChatLiteralRedux
import SwiftUI

/// One state and one store, which all scenes observe as a whole.
public struct LiteralReduxApp: View {
    @StateObject private var store: Store<AppState, AppAction>
    @State private var path: [Topic] = []

    public init(service: any ItemService) { _store = StateObject(wrappedValue: Store(AppState(), .app(service: service))) }

    public var body: some View {
        NavigationStack(path: $path) {
            List(Topic.allCases, id: \.self) { topic in
                NavigationLink(value: topic) { TopicRow(topic.rawValue, open: store.state.open(topic)) }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { destination($0) }
        }
        .environmentObject(store)
    }

    @ViewBuilder
    private func destination(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksScene()
        }
    }
}
