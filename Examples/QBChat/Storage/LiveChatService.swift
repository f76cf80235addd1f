import QBChatModels

/// A ``ChatServer`` from the perspective of one user.
@MainActor
public final class LiveChatService: ChatService {
    public let currentUser: User
    private let server: ChatServer
    private let broadcast = Broadcast<ChatUpdate>()
    /// The chats as the user saw them last.
    private var chats: [Chat.ID: Chat] = [:]
    /// How often the user has each chat open.
    private var entries: [Chat.ID: Int] = [:]
    private var following: Task<Void, Never>?
    private var marking: Task<Void, Never>?

    public init(user: User, server: ChatServer) {
        currentUser = user
        self.server = server
    }

    isolated deinit {
        following?.cancel()
        server.exit(ObjectIdentifier(self))
    }

    public func fetchChats() async throws -> [Chat] {
        let chats = try await server.chats(of: currentUser).map(seen)
        for chat in chats { self.chats[chat.id] = chat }
        return chats
    }

    public func fetchMessages(in chat: Chat.ID, before: Message.ID?) async throws -> Conversation {
        let page = try await server.conversation(chat, of: currentUser).page(before: before)
        if let last = page.messages.last, before == nil, isInside(chat) { mark(chat, upTo: last.id) }
        return page
    }

    @discardableResult
    public func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message {
        try await server.add(text, by: currentUser, to: chat)
    }

    public func makeChat(_ title: String) async throws { try await server.makeChat(title, by: currentUser) }

    public func join(_ chat: Chat.ID) async throws { try await server.setJoined(true, chat, of: currentUser) }

    public func leave(_ chat: Chat.ID) async throws { try await server.setJoined(false, chat, of: currentUser) }

    public func enter(_ chat: Chat.ID) {
        entries[chat, default: 0] += 1
        guard entries[chat] == 1 else { return }
        server.enter(chat, currentUser, ObjectIdentifier(self))
        guard var known = chats[chat] else { return }
        if let last = known.lastMessage { mark(chat, upTo: last.id) }
        guard known.unread > 0 else { return }
        known.unread = 0
        show(known)
    }

    public func exit(_ chat: Chat.ID) {
        entries[chat] = entries[chat].flatMap { $0 > 1 ? $0 - 1 : nil }
        if !isInside(chat) { server.exit(ObjectIdentifier(self), chat) }
    }

    public func updates() -> AsyncStream<ChatUpdate> {
        if following == nil {
            let news = server.news()
            following = Task { [weak self] in
                for await piece in news { await self?.take(piece) }
            }
        }
        return broadcast.listen()
    }

    private func isInside(_ chat: Chat.ID) -> Bool { entries[chat, default: 0] > 0 }

    private func take(_ news: ChatNews) async {
        switch news {
        case .message(let message): take(message)
        case .here(let users, let before, let chat):
            let others = users.filter { $0.id != currentUser.id }
            // Compares with what was told before, not with `chats`: those may have been fetched after a conversation that does not know it.
            if others == before.filter({ $0.id != currentUser.id }) { return }
            chats[chat]?.here = others
            broadcast.send(.here(others, in: chat))
        case .made(let id), .member(currentUser.id, let id):
            if let chat = try? await server.chats(of: currentUser, only: id).first.map(seen) { show(chat) }
        case .member: break
        }
    }

    private func take(_ message: Message) {
        var unread = 0
        if var chat = chats[message.chat] {
            if isInside(chat.id) {
                mark(chat.id, upTo: message.id)
            } else if message.author.id != currentUser.id, chat.isJoined {
                chat.unread += 1
            }
            chat.lastMessage = message
            chats[chat.id] = chat
            unread = chat.unread
        }
        broadcast.send(.message(message, unread: unread))
    }

    /// A chat that the user has open is read, though the server may not know it yet.
    private func seen(_ chat: Chat) -> Chat {
        var chat = chat
        if isInside(chat.id) { chat.unread = 0 }
        return chat
    }

    private func show(_ chat: Chat) {
        chats[chat.id] = chat
        broadcast.send(.chat(chat))
    }

    /// Stores what was read, one after the other. If that fails, it is unread again in the next session.
    private func mark(_ chat: Chat.ID, upTo message: Message.ID) {
        marking = Task { [server, currentUser, marking] in
            await marking?.value
            try? await server.mark(chat, upTo: message, by: currentUser)
        }
    }
}
