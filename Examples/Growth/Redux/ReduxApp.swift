import GrowthLeaves
import GrowthModels
import MartletKit
import SwiftUI

/// One state and one store. Each view observes what it reads.
public struct ReduxApp: View {
    @State private var store: Store<AppState, AppAction>

    public init(service: any ItemService) { _store = State(wrappedValue: Store(AppState(), .app(service: service))) }

    public var body: some View {
        NavigationStack(path: store.binding(\.path) { .went($0) }) {
            List(Topic.allCases, id: \.self) { topic in
                NavigationLink(value: topic) { TopicScene(topic: topic) }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { destination($0) }
        }
        .environment(store)
    }

    @ViewBuilder
    private func destination(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksScene(store: store.scope(\.books, input: \.books))
        }
    }
}

private struct TopicScene: View {
    let topic: Topic
    @Environment(Store<AppState, AppAction>.self) private var store

    var body: some View { TopicRow(topic.rawValue, open: store[\.[topic]]) }
}

extension AppState {
    /// The number of open items, as a key path.
    subscript(topic: Topic) -> Int? { open(topic) }
}
