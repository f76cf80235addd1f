import MartletKit
import QBChatModels
import QBChatScreens

extension Reducer where State == ChatListState, Action == ListAction {
    /// The reducer of the list of chats, which loads each time the list appears.
    @MainActor
    static func list(service: any ChatService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .input(.appeared), .input(.retry):
                state.beginFetching()
                return .run { @MainActor send in
                    do { send(.fetched(.success(try await service.fetchChats()))) } catch { send(.fetched(.failure(ChatError(error)))) }
                }
                .cancellable(id: "list", cancelInFlight: true)
            case .input(.make(let title)):
                state.notice = nil
                return .run { @MainActor send in
                    do { try await service.makeChat(title) } catch { send(.notMade(ChatError(error))) }
                }
            case .fetched(.success(let chats)):
                state.take(chats)
            case .fetched(.failure(let error)):
                state.fail(error)
            case .notMade(let error):
                state.notMade(error)
            }
            return .none
        }
    }
}
