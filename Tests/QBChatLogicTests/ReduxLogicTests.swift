import MartletKit
import QBChatModels
import QBChatRedux
import QBChatScreens
import Testing

@MainActor
@Suite("Logic of Redux")
struct ReduxLogicTests {
    private let service = MockChatService.withMessages
    private let store: Store<AppState, AppAction>

    init() { store = Store(AppState(user: service.currentUser), .app(service: service)) }

    private var chat: ChatState? { store.chats.first }

    private func open(_ id: Chat.ID) async {
        store.send(.went([id]))
        store.send(.chat(id, .input(.appeared)))
        await settle { chat?.phase != .loading }
    }

    @Test func `D7 The list loads, and receives messages`() async {
        #expect(store.list.isEmpty)
        store.send(.list(.input(.appeared)))
        await settle { store.list.phase == .loaded }
        #expect(store.list.chats.map(\.id) == [.flat, .garden, .climbing])
        service.receive("The beans are up.", from: .noor, in: .garden)
        await settle { store.list.chats.first?.id == .garden }
        #expect(store.list.chats.first?.lastMessage?.text == "The beans are up.")
    }

    @Test func `D7 A failed list shows an error, and can be retried`() async {
        service.isOffline = true
        store.send(.list(.input(.appeared)))
        await settle { store.list.phase != .loading }
        #expect(store.list.phase == .failed("The server does not answer."))
        service.isOffline = false
        store.send(.list(.input(.retry)))
        #expect(store.list.phase == .loading)
        await settle { store.list.phase == .loaded }
        #expect(store.list.chats.count == 3)
    }

    @Test func `D7 A chat is opened, written in, and released after leaving`() async {
        await open(.flat)
        #expect(chat?.title == "Flat 4B")
        store.send(.chat(.flat, .input(.draftChanged("At nine?"))))
        store.send(.chat(.flat, .input(.send)))
        #expect(chat?.draft == "")
        service.receive("At ten.", from: .noor, in: .flat)
        await settle { chat?.messages.count == 3 }
        #expect(chat?.messages.map(\.text).sorted() == ["At nine?", "At ten.", "The plumber comes tomorrow."])
        store.send(.went([]))
        #expect(store.chats.isEmpty)
    }

    @Test func `D7 An unsent text returns to the draft, and an empty one is not sent`() async {
        await open(.flat)
        store.send(.chat(.flat, .input(.send)))
        service.isOffline = true
        store.send(.chat(.flat, .input(.draftChanged("At nine?"))))
        store.send(.chat(.flat, .input(.send)))
        await settle { chat?.notice != nil }
        #expect(chat?.notice == "Not sent: The server does not answer.")
        #expect(chat?.draft == "At nine?")
        #expect(chat?.messages.count == 1)
    }

    @Test func `D7 An unknown chat shows an error`() async {
        await open(Chat.ID("unicorns"))
        #expect(chat?.phase == .failed("This chat does not exist."))
    }
}
