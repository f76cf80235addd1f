import MartletKit
import QBChatModels
import QBChatScreens

extension Reducer where State == ChatState, Action == ChatAction {
    /// The reducer of one chat.
    @MainActor
    static func chat(service: any ChatService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .input(.appeared), .input(.retry):
                state.beginFetching()
                return .run { @MainActor [id = state.id] send in
                    do { send(.fetched(.success(try await service.fetchMessages(in: id)))) } catch {
                        send(.fetched(.failure(ChatError(error))))
                    }
                }
                .cancellable(id: state.id, cancelInFlight: true)
            case .input(.draftChanged(let draft)):
                state.draft = draft
            case .input(.send):
                if let text = state.takeDraft() { return sending(text, to: state.id, service) }
            case .input(.showEarlier):
                return attempting(&state) { [id = state.id, first = state.messages.first?.id] in
                    .fetchedEarlier(try await service.fetchMessages(in: id, before: first))
                }
            case .input(.join):
                return attempting(&state) { [id = state.id] in
                    try await service.join(id)
                    return nil
                }
            case .input(.leave):
                return attempting(&state) { [id = state.id] in
                    try await service.leave(id)
                    return nil
                }
            case .fetched(.success(let conversation)):
                state.take(conversation)
            case .fetched(.failure(let error)):
                state.fail(error)
            case .fetchedEarlier(let page):
                state.conversation.addEarlier(page)
            case .sent(_, .success(let message)):
                state.conversation.add(message)
            case .sent(let text, .failure(let error)):
                state.notSent(text, error)
            case .notDone(let error):
                state.notDone(error)
            }
            return .none
        }
    }

    @MainActor
    private static func sending(_ text: String, to chat: Chat.ID, _ service: any ChatService) -> Effect<ChatAction> {
        .run { @MainActor send in
            do {
                send(.sent(text, .success(try await service.addMessage(text, to: chat))))
            } catch {
                send(.sent(text, .failure(ChatError(error))))
            }
        }
    }

    /// Does work that can fail, and sends its action, if there is one.
    @MainActor
    private static func attempting(
        _ state: inout ChatState, _ work: @escaping @MainActor () async throws -> ChatAction?
    ) -> Effect<ChatAction> {
        state.notice = nil
        return .run { @MainActor send in
            do {
                if let action = try await work() { send(action) }
            } catch {
                send(.notDone(ChatError(error)))
            }
        }
    }
}
