import QBChatModels
import QBChatModules
import QBChatModulesChat
import QBChatModulesList
import Testing

@MainActor
@Suite("Logic of modular MVVM")
struct ModulesLogicTests {
    private let service = MockChatService.withMessages

    private func list() -> ChatListViewModel { ChatListViewModel(source: ListAdapter(service)) }

    private func open(_ id: Chat.ID) async -> ChatViewModel {
        let chat = ChatViewModel(source: ChatAdapter(id, of: service))
        await chat.load()
        return chat
    }

    @Test func `The list loads, and receives messages`() async {
        let list = list()
        #expect(list.phase == .loading)
        await list.load()
        #expect(list.phase == .loaded)
        #expect(list.list.chats.map(\.id) == [.flat, .garden, .climbing])
        service.receive("The beans are up.", from: .noor, in: .garden)
        await settle { list.list.chats.first?.id == .garden }
        #expect(list.list.chats.first?.lastMessage?.text == "The beans are up.")
    }

    @Test func `A failed list shows an error, and can be retried`() async {
        service.isOffline = true
        let list = list()
        await list.load()
        #expect(list.phase == .failed("The server does not answer."))
        await list.make("Bicycles")
        #expect(list.notice == "Not made: The server does not answer.")
        service.isOffline = false
        await list.load()
        #expect(list.phase == .loaded)
        #expect(list.list.chats.count == 3)
    }

    @Test func `A chat is opened and written in`() async {
        let chat = await open(.flat)
        #expect(chat.title == "Flat 4B")
        #expect(chat.reader == service.currentUser.id)
        chat.draft = "At nine?"
        chat.send()
        #expect(chat.draft == "")
        service.receive("At ten.", from: .noor, in: .flat)
        service.receive("Elsewhere.", from: .noor, in: .garden)
        await settle { chat.messages.count == 3 }
        #expect(chat.messages.map(\.text).sorted() == ["At nine?", "At ten.", "The plumber comes tomorrow."])
    }

    @Test func `A module needs nothing but its protocol, and a message that arrives while it loads is there once`() async {
        let other = MockSource(answer: Conversation(id: .flat, title: "Flat 4B"))
        let chat = ChatViewModel(source: other)
        let loading = Task { await chat.load() }
        await settle { other.isLoading }
        let early = Message(id: 7, chat: .flat, author: .noor, text: "Early", sentAt: .now)
        other.say(early)
        await settle { !chat.messages.isEmpty }
        #expect(chat.messages == [early])
        other.finish()
        await loading.value
        await settle { !chat.messages.isEmpty }
        #expect(chat.messages == [early])
        #expect(chat.title == "Flat 4B")
    }

    @Test func `An unsent text returns to the draft, and an empty one is not sent`() async {
        let chat = await open(.flat)
        chat.send()
        service.isOffline = true
        chat.draft = "At nine?"
        chat.send()
        await settle { chat.notice != nil }
        #expect(chat.notice == "Not sent: The server does not answer.")
        #expect(chat.draft == "At nine?")
        #expect(chat.messages.count == 1)
    }

    @Test func `An unknown chat shows an error`() async {
        #expect(await open(Chat.ID("unicorns")).phase == .failed("This chat does not exist."))
    }
}

/// Answers when the test lets it.
@MainActor
private final class MockSource: ChatSource {
    let reader = "robin"
    private let answer: Conversation
    private let broadcast = Broadcast<ChatUpdate>()
    private var loading: CheckedContinuation<Void, Never>?

    init(answer: Conversation) { self.answer = answer }

    var chat: Chat.ID { answer.id }
    var isLoading: Bool { loading != nil }

    func messages(before message: Message.ID?) async throws -> Conversation {
        await withCheckedContinuation { loading = $0 }
        return answer
    }

    func send(_ text: String) async throws {}

    func join() async throws {}

    func leave() async throws {}

    func enter() {}

    func exit() {}

    func updates() -> AsyncStream<ChatUpdate> { broadcast.listen() }

    func say(_ message: Message) { broadcast.send(.message(message, unread: 0)) }

    func finish() { loading?.resume() }
}
