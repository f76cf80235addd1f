import Foundation
import QBChatModels

/// Knows who has which chat open, in all processes. A process says so again and again, so that one that has ended is forgotten.
@MainActor
final class PresenceBoard {
    /// Called when the users in a chat have changed, with those now and those before.
    var tell: (Chat.ID, [User], [User]) -> Void = { _, _, _ in }
    private struct Visit: Hashable {
        let visitor: ObjectIdentifier
        let chat: Chat.ID
    }

    private static let interval: TimeInterval = 20
    /// How long a process is believed that says nothing more.
    private static let patience: TimeInterval = 50

    private let store: MessageStore
    private let now: @Sendable () -> Date
    private let process = UUID()
    /// The users of this process.
    private var visits: [Visit: User] = [:]
    /// The users of all processes, as they were stored last.
    private var stored: [StoredPresence] = []
    private var shown: [Chat.ID: [User]] = [:]
    private var writing: Task<Void, Never>?
    private var beating: Task<Void, Never>?

    init(store: MessageStore, now: @escaping @Sendable () -> Date) {
        self.store = store
        self.now = now
    }

    deinit { beating?.cancel() }

    func users(in chat: Chat.ID) -> [User] { shown[chat] ?? [] }

    func enter(_ chat: Chat.ID, _ user: User, _ visitor: ObjectIdentifier) {
        visits[Visit(visitor: visitor, chat: chat)] = user
        write()
    }

    func exit(_ visitor: ObjectIdentifier, _ chat: Chat.ID?) {
        let left = visits.keys.filter { $0.visitor == visitor && (chat == nil || $0.chat == chat) }
        for visit in left { visits[visit] = nil }
        if !left.isEmpty { write() }
    }

    /// Shows what is stored.
    func take(_ stored: [StoredPresence]) {
        self.stored = stored
        show()
        beat()
    }

    private func show() {
        var users: [Chat.ID: [User]] = [:]
        for entry in stored where entry.until > now() {
            let user = User(id: entry.userID, name: entry.name)
            if users[entry.chatID]?.contains(user) != true { users[entry.chatID, default: []].append(user) }
        }
        let before = shown
        shown = users
        for chat in Set(before.keys).union(users.keys) where before[chat] != users[chat] {
            tell(chat, users[chat] ?? [], before[chat] ?? [])
        }
    }

    /// Stores the users of this process, one write after the other.
    private func write() {
        writing = Task { [writing, store, process, now] in
            await writing?.value
            let until = now().addingTimeInterval(Self.patience)
            let own = visits.map { visit, user in
                StoredPresence(process: process, chat: visit.chat.rawValue, userID: user.id, name: user.name, until: until)
            }
            try? await store.setPresent(own.sorted { $0.name < $1.name }, of: process, now: now())
        }
    }

    /// Says again who is here, and forgets who is not, as long as anybody is.
    private func beat() {
        guard beating == nil, !stored.isEmpty else { return }
        beating = Task { [weak self] in
            while (try? await Task.sleep(for: .seconds(Self.interval))) != nil, let self, !self.stored.isEmpty {
                if !self.visits.isEmpty { self.write() }
                self.show()
            }
            self?.beating = nil
        }
    }
}

/// Somebody who has a chat open, as it is stored.
struct StoredPresence: Codable, Sendable {
    let process: UUID
    let chat: String
    let userID: String
    let name: String
    let until: Date

    var chatID: Chat.ID { Chat.ID(chat) }
}
