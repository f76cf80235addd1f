import Combine
import QBChatModels

extension Reducer where State == AppState, Action == AppAction {
    /// The reducer of the whole app. It keeps the service, so that no view knows it.
    @MainActor
    public static func app(service: any ChatService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .list(.appeared), .list(.retry): together(following(state, service), fetchingChats(service))
            case .chat(let id, .appeared), .chat(let id, .retry): together(following(state, service), fetchingMessages(in: id, service))
            case .chat(let id, .send(let text)): sending(text, to: id, service)
            }
        }
    }

    /// Listens for messages from the first request on, and shows each wherever its chat is shown.
    @MainActor
    private static func following(_ state: State, _ service: any ChatService) -> Changes {
        if state.isFollowing { return none }
        return together(
            sync { $0.isFollowing = true },
            async { change in
                for await message in service.updates() {
                    change {
                        $0.list.list.note(message)
                        $0.change(message.chat) { $0.conversation.add(message) }
                    }
                }
            })
    }

    @MainActor
    private static func fetchingChats(_ service: any ChatService) -> Changes {
        together(
            sync { $0.list.phase.begin() },
            async { change in
                do {
                    let chats = try await service.fetchChats()
                    change {
                        $0.list.phase = .loaded
                        $0.list.list = ChatList(chats)
                    }
                } catch {
                    change { $0.list.phase.fail(error) }
                }
            })
    }

    @MainActor
    private static func fetchingMessages(in id: Chat.ID, _ service: any ChatService) -> Changes {
        together(
            sync { state in
                if state.chat(id) == nil { state.chats.append(ChatState(id: id)) }
                state.change(id) { $0.phase.begin() }
            },
            async { change in
                do {
                    let fetched = try await service.fetchMessages(in: id)
                    change { state in
                        state.change(id) {
                            $0.phase = .loaded
                            $0.conversation = fetched.merged(with: $0.conversation.messages)
                        }
                    }
                } catch {
                    change { state in state.change(id) { $0.phase.fail(error) } }
                }
            })
    }

    @MainActor
    private static func sending(_ text: String, to id: Chat.ID, _ service: any ChatService) -> Changes {
        together(
            sync { state in state.change(id) { $0.notice = nil } },
            async { change in
                // What is sent arrives with the other messages. To add it here too would evaluate all scenes once more.
                do { try await service.addMessage(text, to: id) } catch { change { state in state.change(id) { $0.notSent(text, error) } } }
            })
    }
}

extension AppState {
    /// Changes the state of an opened chat.
    fileprivate mutating func change(_ id: Chat.ID, _ change: (inout ChatState) -> Void) {
        if let index = chats.firstIndex(where: { $0.id == id }) { change(&chats[index]) }
    }
}

extension ChatState {
    /// Gives a text that could not be sent back to the scene.
    fileprivate mutating func notSent(_ text: String, _ error: any Error) {
        notice = "Not sent: \(error.explanation)"
        unsent = (text, unsent.count + 1)
    }
}

extension LoadPhase {
    /// Starts loading. Loaded content stays visible.
    fileprivate mutating func begin() {
        if self != .loaded { self = .loading }
    }

    /// Records a failed load. Loaded content stays visible.
    fileprivate mutating func fail(_ error: any Error) {
        if self != .loaded { self = .failed(error.explanation) }
    }
}
