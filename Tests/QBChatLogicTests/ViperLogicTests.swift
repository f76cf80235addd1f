import QBChatModels
import QBChatViper
import Testing

@MainActor
@Suite("Logic of VIPER")
struct ViperLogicTests {
    private let service = MockChatService.withMessages
    private let services: ServiceBuilder

    init() { services = ServiceBuilder(chats: service) }

    private func list() -> ChatListPresenter { ChatListPresenter(interactor: ChatListInteractor(services: services)) }

    private func open(_ id: Chat.ID) async -> ChatPresenter {
        let presenter = ChatPresenter(id: id, interactor: ChatInteractor(services: services))
        await presenter.load()
        return presenter
    }

    @Test func `The list loads, and receives messages`() async {
        let list = list()
        #expect(list.phase == .loading)
        await list.load()
        #expect(list.phase == .loaded)
        #expect(list.entity.chats.chats.map(\.id) == [.flat, .garden, .climbing])
        service.receive("The beans are up.", from: .noor, in: .garden)
        await settle { list.entity.chats.chats.first?.id == .garden }
        #expect(list.entity.chats.chats.first?.lastMessage?.text == "The beans are up.")
    }

    @Test func `A failed list shows an error, and can be retried`() async {
        service.isOffline = true
        let list = list()
        await list.load()
        #expect(list.phase == .failed("The server does not answer."))
        service.isOffline = false
        await list.load()
        #expect(list.phase == .loaded)
        #expect(list.entity.chats.chats.count == 3)
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

    @Test func `A message that arrives while a chat loads is there once`() async {
        let other = MockInteractor(answer: ChatEntity(conversation: Conversation(id: .flat, title: "Flat 4B")))
        let chat = ChatPresenter(id: .flat, interactor: other)
        let loading = Task { await chat.load() }
        await settle { other.isLoading }
        let early = Message(id: 7, chat: .flat, author: .noor, text: "Early", sentAt: .now)
        other.say(early)
        await Task.yield()
        #expect(chat.messages == [])
        other.finish()
        await loading.value
        await settle { !chat.messages.isEmpty }
        #expect(chat.messages == [early])
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
private final class MockInteractor: ChatInteractorInterface {
    let reader = "robin"
    private let answer: ChatEntity
    private let broadcast = Broadcast<ChatUpdate>()
    private var loading: CheckedContinuation<Void, Never>?

    init(answer: ChatEntity) { self.answer = answer }

    var isLoading: Bool { loading != nil }

    func chat(_ id: Chat.ID) async throws -> ChatEntity {
        await withCheckedContinuation { loading = $0 }
        return answer
    }

    func send(_ text: String, to id: Chat.ID) async throws {}

    func page(before message: Message.ID?, in id: Chat.ID) async throws -> ChatEntity { answer }

    func join(_ id: Chat.ID) async throws {}

    func leave(_ id: Chat.ID) async throws {}

    func enter(_ id: Chat.ID) {}

    func exit(_ id: Chat.ID) {}

    func updates() -> AsyncStream<ChatUpdate> { broadcast.listen() }

    func say(_ message: Message) { broadcast.send(.message(message, unread: 0)) }

    func finish() { loading?.resume() }
}
