import QBChatModels
import QBChatScreens

extension Reducer where State == AppState, Action == AppAction {
    /// The reducer of the whole app. Only reducers know the service; views never see it.
    @MainActor
    public static func app(service: any ChatService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .list(.appeared), .list(.retry):
                load(state, service) {
                    $0.list.beginFetching()
                } fetch: {
                    let chats = try await service.fetchChats()
                    return { $0.list.take(chats) }
                } fail: { state, error in
                    state.list.fail(error)
                }
            case .chat(let id, .appeared), .chat(let id, .retry):
                load(state, service) {
                    $0.change(id) { $0.beginFetching() }
                } fetch: {
                    let conversation = try await service.fetchMessages(in: id)
                    return { $0.change(id) { $0.take(conversation) } }
                } fail: { state, error in
                    state.change(id) { $0.fail(error) }
                }
            case .chat(let id, .draftChanged(let draft)): sync { $0.change(id) { $0.draft = draft } }
            case .chat(let id, .send): send(in: id, service)
            case .went(let path): sync { $0.go(to: path) }
            }
        }
    }

    /// Loads a scene. The first load listens for messages from then on, and goes on until the store is released.
    @MainActor
    private static func load(
        _ state: State, _ service: any ChatService, begin: @escaping Change, fetch: @escaping @MainActor () async throws -> Change,
        fail: @escaping (inout State, any Error) -> Void
    ) -> Changes {
        let isFirst = !state.isFollowing
        return async { change in
            change {
                begin(&$0)
                $0.isFollowing = true
            }
            // Listen first, so that no message is lost while the scene loads.
            let messages = isFirst ? service.updates() : nil
            do {
                change(try await fetch())
            } catch {
                change { fail(&$0, error) }
            }
            guard let messages else { return }
            for await message in messages { change { $0.note(message) } }
        }
    }

    @MainActor
    private static func send(in id: Chat.ID, _ service: any ChatService) -> Changes {
        async { change in
            var text: String?
            change { state in state.change(id) { text = $0.takeDraft() } }
            guard let text else { return }
            do {
                let message = try await service.addMessage(text, to: id)
                change { $0.change(id) { $0.conversation.add(message) } }
            } catch {
                change { $0.change(id) { $0.notSent(text, error) } }
            }
        }
    }
}

extension AppState {
    /// Changes the state of an open chat.
    fileprivate mutating func change(_ id: Chat.ID, _ change: (inout ChatState) -> Void) {
        if let index = chats.firstIndex(where: { $0.id == id }) { change(&chats[index]) }
    }

    /// Shows a message wherever its chat is shown.
    fileprivate mutating func note(_ message: Message) {
        list.list.note(message)
        change(message.chat) { $0.conversation.add(message) }
    }

    /// Keeps a state for each chat on the path.
    fileprivate mutating func go(to path: [Chat.ID]) {
        self.path = path
        chats = path.map { chat($0) ?? ChatState(id: $0, reader: user.id) }
    }
}
