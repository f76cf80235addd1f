import QBChatModels

extension Chat.ID {
    static let garden = Chat.ID("garden")
    static let climbing = Chat.ID("climbing")
    static let flat = Chat.ID("flat")
}

extension User {
    static let noor = User(id: "noor", name: "Noor")
}

extension MockChatService {
    /// Three chats, one of which has messages.
    static var withMessages: MockChatService {
        let service = MockChatService()
        service.receive("The plumber comes tomorrow.", from: .noor, in: .flat)
        return service
    }
}

/// Lets tasks run until a condition holds.
@MainActor
func settle(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
}
