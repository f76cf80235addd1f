import MartletKit
import QBChatModels
import SwiftUI

/// The chat as Clean Architecture: a state that is a value, an interactor that has none, and views that know its protocol alone.
public struct CleanPort: View {
    @State private var services: Services

    public init(service: any ChatService) { _services = State(wrappedValue: .cleanChats(service)) }

    public var body: some View { RootView().services(services) }
}

/// Binds the navigation to the app state.
struct RootView: View {
    @Service private var state: LiveState<AppState>

    var body: some View {
        NavigationStack(path: state.binding(\.routing.path)) {
            ChatListView()
                .navigationDestination(for: Chat.ID.self) { ChatView(id: $0) }
        }
    }
}

extension Services {
    /// Creates the state and the interactor for one user's chats.
    @MainActor
    public static func cleanChats(_ service: any ChatService) -> Services {
        Services(.production) { services in
            services.register((any ChatService).self) { _ in service }
            services.register(LiveState<AppState>.self) { LiveState(AppState(user: try $0((any ChatService).self).currentUser)) }
            services.register((any ChatsInteractor).self) { RealChatsInteractor(state: try $0(), service: try $0()) }
        }
    }
}
