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
            navigation)
    }

    /// Starts listening with the first request, and sends each message to all parts of the state that show it.
    private static func following(_ service: any ChatService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .received(let message):
                state.list.list.note(message)
                state.chats[id: message.chat]?.conversation.add(message)
                return .none
            case .list(.input(.appeared)), .chat(_, .input(.appeared)):
                guard !state.isFollowing else { return .none }
                state.isFollowing = true
                return .run { @MainActor send in
                    for await message in service.updates() { send(.received(message)) }
                }
            default:
                return .none
            }
        }
    }

    /// Keeps a state for each chat on the path.
    private static var navigation: Reducer {
        Reducer { state, action in
            guard case .went(let path) = action else { return .none }
            state.path = path
            let open = state.chats
            let reader = state.user.id
            state.chats = IdentifiedArray(path.map { open[id: $0] ?? ChatState(id: $0, reader: reader) })
            return .none
        }
    }
}
