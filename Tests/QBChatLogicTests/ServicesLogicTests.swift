import MartletKit
import QBChatModels
import QBChatServices
import Testing

@MainActor
@Suite("Logic of fine-grained services")
struct ServicesLogicTests {
    private let service = MockChatService.withMessages
    private let services: Services

    init() { services = .chats(service) }

    @Test func `The directory loads, and receives messages`() async throws {
        let directory = try services(ChatDirectory.self)
        await directory.refresh()
        #expect(directory.phase == .loaded)
        #expect(directory.order == [.flat, .garden, .climbing])
        service.receive("The beans are up.", from: .noor, in: .garden)
        await settle { directory.order.first == .garden }
        #expect(directory.preview(.garden)?.chat.lastMessage?.text == "The beans are up.")
        await directory.refresh()
        #expect(directory.order == [.garden, .flat, .climbing])
    }

    @Test func `A failed directory shows an error, and can be retried`() async throws {
        let directory = try services(ChatDirectory.self)
        service.isOffline = true
        await directory.refresh()
        #expect(directory.phase == .failed("The server does not answer."))
        service.isOffline = false
        await directory.refresh()
        #expect(directory.order.count == 3)
    }

    @Test func `A conversation is opened, written in, and released after closing`() async throws {
        let conversations = try services(Conversations.self)
        let flat = conversations.conversation(.flat)
        #expect(conversations.conversation(.flat) === flat)
        await flat.refresh()
        #expect(flat.title == "Flat 4B")
        #expect(await (try services(Outbox.self)).send("At nine?", to: .flat))
        await settle { flat.conversation.messages.count == 2 }
        #expect(flat.conversation.messages.map(\.text) == ["The plumber comes tomorrow.", "At nine?"])
        #expect(flat.conversation.messages.last?.author == (try services(Reader.self)).user)
        conversations.close(.flat)
        #expect(conversations.count == 0)
    }

    @Test func `An unknown conversation shows an error`() async throws {
        let conversation = try services(Conversations.self).conversation(Chat.ID("unicorns"))
        await conversation.refresh()
        #expect(conversation.phase == .failed("This chat does not exist."))
    }

    @Test func `A send error is shown until a message is sent`() async throws {
        let outbox = try services(Outbox.self)
        service.isOffline = true
        #expect(await !outbox.send("At nine?", to: .flat))
        #expect(outbox.notice(for: .flat) == "Not sent: The server does not answer.")
        #expect(outbox.notice(for: .garden) == nil)
        service.isOffline = false
        #expect(await outbox.send("At nine?", to: .flat))
        #expect(outbox.notice(for: .flat) == nil)
    }
}
