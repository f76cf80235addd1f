import QBChatLiteralRedux
import QBChatModels
import Testing

@MainActor
@Suite("Logic of Redux with an observed store")
struct LiteralReduxLogicTests {
    private let service = MockChatService.withMessages
    private let store: Store<AppState, AppAction>

    init() { store = Store(AppState(user: service.currentUser), .app(service: service)) }

    private var chat: ChatState? { store.state.chats.first }

    private func open(_ id: Chat.ID) async {
        store.send(.chat(id, .appeared))
        await settle { chat?.phase != .loading }
    }

    @Test func `D7 The list loads, and receives messages`() async {
        store.send(.list(.appeared))
        await settle { store.state.list.phase == .loaded }
        #expect(store.state.list.list.chats.map(\.id) == [.flat, .garden, .climbing])
        service.receive("The beans are up.", from: .noor, in: .garden)
        await settle { store.state.list.list.chats.first?.id == .garden }
        #expect(store.state.list.list.chats.first?.lastMessage?.text == "The beans are up.")
    }

    @Test func `D7 A failed list shows an error, and can be retried`() async {
        service.isOffline = true
        store.send(.list(.appeared))
        await settle { store.state.list.phase != .loading }
        #expect(store.state.list.phase == .failed("The server does not answer."))
        service.isOffline = false
        store.send(.list(.retry))
        #expect(store.state.list.phase == .loading)
        await settle { store.state.list.phase == .loaded }
        #expect(store.state.list.list.chats.count == 3)
    }

    @Test func `D7 A chat is opened and written in`() async {
        await open(.flat)
        #expect(chat?.conversation.title == "Flat 4B")
        store.send(.chat(.flat, .send("At nine?")))
        service.receive("At ten.", from: .noor, in: .flat)
        await settle { chat?.conversation.messages.count == 3 }
        #expect(chat?.conversation.messages.map(\.text).sorted() == ["At nine?", "At ten.", "The plumber comes tomorrow."])
    }

    @Test func `D7 An unsent text is given back with its error`() async {
        await open(.flat)
        service.isOffline = true
        store.send(.chat(.flat, .send("At nine?")))
        await settle { chat?.notice != nil }
        #expect(chat?.notice == "Not sent: The server does not answer.")
        #expect(chat?.unsent.text == "At nine?")
        #expect(chat?.unsent.count == 1)
        #expect(chat?.conversation.messages.count == 1)
    }

    @Test func `D7 An unknown chat shows an error`() async {
        await open(Chat.ID("unicorns"))
        #expect(chat?.phase == .failed("This chat does not exist."))
    }
}
