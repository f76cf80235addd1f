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
    /// Something was written in one of three chats.
    static var talkative: MockChatService {
        let service = MockChatService()
        service.receive("The plumber comes tomorrow.", from: .noor, in: .flat)
        return service
    }
}

/// Lets what was started go on until there is something to see.
@MainActor
func settle(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
}
