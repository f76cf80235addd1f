import QBChatModels
import SwiftUI

/// The chat as its article has Redux: one `ObservableObject` with the whole state, which all scenes observe through the environment.
///
/// ``QBChatRedux`` has the same pattern over a store that views observe by path.
public struct LiteralReduxPort: View {
    @StateObject private var store: Store<AppState, AppAction>
    @State private var path: [Chat.ID] = []

    public init(service: any ChatService) {
        _store = StateObject(wrappedValue: Store(AppState(user: service.currentUser), .app(service: service)))
    }

    public var body: some View {
        NavigationStack(path: $path) {
            ChatListScene()
                .navigationDestination(for: Chat.ID.self) { ChatScene(id: $0) }
        }
        .environmentObject(store)
    }
}
