import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

/// What can be exchanged in every architecture. `TraitTests` has what they differ in.
@Suite("Exchange of the service")
struct DifferenceTests {
    /// A service of its own make: one chat, and an answer to all that is said in it.
    @MainActor
    private final class Parrot: ChatService {
        let currentUser = User(id: "ann", name: "Ann")
        private var said: [Message] = []
        private var listeners: [AsyncStream<ChatUpdate>.Continuation] = []

        func fetchChats() async throws -> [Chat] { [Chat(id: .flat, title: "Parrot", symbol: "bird")] }

        func fetchMessages(in chat: Chat.ID, before: Message.ID?) async throws -> Conversation {
            Conversation(id: chat, title: "Parrot", messages: said)
        }

        func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message {
            let message = Message(id: Int64(said.count + 1), chat: chat, author: currentUser, text: text.uppercased(), sentAt: .now)
            said.append(message)
            for listener in listeners { listener.yield(.message(message, unread: 0)) }
            return message
        }

        func makeChat(_ title: String) async throws { throw ChatError.tooManyChats }

        func join(_ chat: Chat.ID) async throws {}

        func leave(_ chat: Chat.ID) async throws { throw ChatError.offline }

        func enter(_ chat: Chat.ID) {}

        func exit(_ chat: Chat.ID) {}

        func updates() -> AsyncStream<ChatUpdate> { AsyncStream { listeners.append($0) } }
    }

    @Test(arguments: ChatPort.allCases)
    @MainActor func `D13 The service below the whole can be exchanged in each port`(port: ChatPort) async {
        let host = mount { port.rootView(service: Parrot()) }
        await host.settle { host.exists(.containing("Parrot")) }
        host.tap(.containing("Parrot"))
        await host.settle { host.exists(.identifier("composer")) }
        host.type("hello", into: "Message")
        host.tap(.button, "Send")
        await host.settle { host.exists("HELLO") }
    }
}
