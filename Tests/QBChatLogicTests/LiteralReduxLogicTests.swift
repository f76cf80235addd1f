import Combine
import QBChatLiteralRedux
import QBChatModels
import Testing

@MainActor
@Suite("Logic of Redux with an observed store")
struct LiteralReduxLogicTests {
    private let service = MockChatService.withMessages
    private let store: Store<AppState, AppAction>

    init() { store = Store(AppState(user: service.currentUser), .app(service: service)) }

    private func open(_ id: Chat.ID) async {
        store.send(.chat(id, .appeared))
        await settle { store.state.phase(of: id) != .loading }
    }

    @Test func `D7 The list loads, and receives messages`() async {
        store.send(.list(.appeared))
        await settle { store.state.listPhase == .loaded }
        #expect(store.state.chats.chats.map(\.id) == [.flat, .garden, .climbing])
        service.receive("The beans are up.", from: .noor, in: .garden)
        await settle { store.state.chats.chats.first?.id == .garden }
        #expect(store.state.chats.chats.first?.lastMessage?.text == "The beans are up.")
    }

    @Test func `D7 A failed list shows an error, and can be retried`() async {
        service.isOffline = true
        store.send(.list(.appeared))
        await settle { store.state.listPhase != .loading }
        #expect(store.state.listPhase == .failed("The server does not answer."))
        service.isOffline = false
        store.send(.list(.retry))
        #expect(store.state.listPhase == .loading)
        await settle { store.state.listPhase == .loaded }
        #expect(store.state.chats.chats.count == 3)
    }

    @Test func `D7 A chat is opened and written in`() async {
        await open(.flat)
        #expect(store.state.titles == [.flat: "Flat 4B"])
        store.send(.chat(.flat, .send("At nine?")))
        service.receive("At ten.", from: .noor, in: .flat)
        await settle { store.state.messages(in: .flat).count == 3 }
        #expect(store.state.messages(in: .flat).map(\.text).sorted() == ["At nine?", "At ten.", "The plumber comes tomorrow."])
    }

    @Test func `D7 A message in a chat that was never opened is only the list's`() async {
        await open(.flat)
        service.receive("The beans are up.", from: .noor, in: .garden)
        service.receive("At ten.", from: .noor, in: .flat)
        await settle { store.state.messages.count == 2 }
        #expect(store.state.messages.map(\.text) == ["The plumber comes tomorrow.", "At ten."])
    }

    @Test func `D7 An action that has nothing to change publishes no change`() async {
        store.send(.list(.appeared))
        await open(.flat)
        await settle { store.state.listPhase == .loaded && store.state.chats.chats.allSatisfy { $0.unread == 0 } }
        var changes = 0
        let listening = store.objectWillChange.sink { changes += 1 }
        store.send(.chat(.flat, .send("At nine?")))
        #expect(changes == 0)
        await settle { store.state.messages.count == 2 }
        #expect(changes == 1)
        listening.cancel()
    }

    @Test func `D7 An unsent text is given back with its error`() async {
        await open(.flat)
        service.isOffline = true
        store.send(.chat(.flat, .send("At nine?")))
        await settle { !store.state.notices.isEmpty }
        #expect(store.state.notices == [.flat: "Not sent: The server does not answer."])
        #expect(store.state.unsent == [.flat: ["At nine?"]])
        #expect(store.state.messages(in: .flat).count == 1)
    }

    @Test func `D7 An unknown chat shows an error`() async {
        await open(Chat.ID("unicorns"))
        #expect(store.state.phases == [Chat.ID("unicorns"): .failed("This chat does not exist.")])
    }
}
