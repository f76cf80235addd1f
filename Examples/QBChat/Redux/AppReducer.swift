import MartletKit
import QBChatModels
import QBChatScreens

extension Reducer where State == AppState, Action == AppAction {
    /// The reducer of the whole app. Only reducers know the service; views never see it.
    @MainActor
    public static func app(service: any ChatService) -> Reducer {
        .combine(
            following(service),
            Reducer<ChatListState, ListAction>.list(service: service).lift(\.list, action: \.list),
            Reducer<ChatState, ChatAction>.chat(service: service).lift(each: \.chats, action: \.chat),
            navigation(service))
    }

    /// Starts listening with the first request, and sends what happens to all parts of the state that show it.
    private static func following(_ service: any ChatService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .happened(let update):
                state.list.list.apply(update)
                state.chats[id: update.chat]?.conversation.apply(update)
                return .none
            case .list(.input(.appeared)), .chat(_, .input(.appeared)):
                guard !state.isFollowing else { return .none }
                state.isFollowing = true
                return .run { @MainActor send in
                    for await update in service.updates() { send(.happened(update)) }
                }
            default:
                return .none
            }
        }
    }

    /// Keeps a state for each chat on the path, and tells the service which these are.
    private static func navigation(_ service: any ChatService) -> Reducer {
        Reducer { state, action in
            guard case .went(let path) = action else { return .none }
            let left = Set(state.path).subtracting(path)
            let entered = Set(path).subtracting(state.path)
            state.path = path
            let open = state.chats
            let reader = state.user.id
            state.chats = IdentifiedArray(path.map { open[id: $0] ?? ChatState(id: $0, reader: reader) })
            return .run { @MainActor _ in
                for id in left { service.exit(id) }
                for id in entered { service.enter(id) }
            }
        }
    }
}
