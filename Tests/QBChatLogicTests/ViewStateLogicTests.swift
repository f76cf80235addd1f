import MartletKit
import QBChatModels
import QBChatScreens
import QBChatViewState
import Testing

@MainActor
@Suite("Logic of MVVM with view states")
struct ViewStateLogicTests {
    private let service = MockChatService.withMessages

    private func open(_ id: Chat.ID) async -> ChatViewModel {
        let model = ChatViewModel(id: id, service: service)
        model.trigger(.appeared)
        await settle { model.state.phase != .loading }
        return model
    }

    @Test func `D12 The list loads, and receives messages`() async {
        let model = ChatListViewModel(service: service)
        #expect(model.state.isEmpty)
        model.trigger(.appeared)
        await settle { model.state.phase == .loaded }
        #expect(model.state.chats.map(\.id) == [.flat, .garden, .climbing])
        service.receive("The beans are up.", from: .noor, in: .garden)
        await settle { model.state.chats.first?.id == .garden }
        #expect(model.state.chats.first?.lastMessage?.text == "The beans are up.")
    }

    @Test func `D12 A failed list shows an error, and can be retried`() async {
        service.isOffline = true
        let model = ChatListViewModel(service: service)
        model.trigger(.appeared)
        await settle { model.state.phase != .loading }
        #expect(model.state.phase == .failed("The server does not answer."))
        service.isOffline = false
        model.trigger(.retry)
        #expect(model.state.phase == .loading)
        await settle { model.state.phase == .loaded }
        #expect(model.state.chats.count == 3)
    }

    @Test func `D12 A chat is opened and written in`() async {
        let model = await open(.flat)
        #expect(model.state.title == "Flat 4B")
        model.trigger(.draftChanged("At nine?"))
        model.trigger(.send)
        #expect(model.state.draft == "")
        service.receive("At ten.", from: .noor, in: .flat)
        await settle { model.state.messages.count == 3 }
        #expect(model.state.messages.map(\.text).sorted() == ["At nine?", "At ten.", "The plumber comes tomorrow."])
    }

    @Test func `D12 An unsent text returns to the draft, and an empty one is not sent`() async {
        let model = await open(.flat)
        model.trigger(.send)
        service.isOffline = true
        model.trigger(.draftChanged("At nine?"))
        model.trigger(.send)
        await settle { model.state.notice != nil }
        #expect(model.state.notice == "Not sent: The server does not answer.")
        #expect(model.state.draft == "At nine?")
        #expect(model.state.messages.count == 1)
    }

    @Test func `D12 An unknown chat shows an error`() async {
        #expect(await open(Chat.ID("unicorns")).state.phase == .failed("This chat does not exist."))
    }

    @Test func `D12 A chat has one view model while someone keeps it`() {
        let list = ChatListViewModel(service: service)
        var store: Store? = list.chat(.flat)
        #expect(list.chat(.flat) === store)
        #expect(list.openChatCount == 1)
        store = nil
        #expect(list.openChatCount == 0)
    }
}
