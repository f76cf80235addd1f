import MartletKit
import QBChatClean
import QBChatModels
import Testing

@MainActor
@Suite("Logic of Clean Architecture")
struct CleanLogicTests {
    private let service = MockChatService.withMessages
    private let state: LiveState<AppState>
    private let interactor: any ChatsInteractor

    init() {
        state = LiveState(AppState(user: service.currentUser))
        interactor = RealChatsInteractor(state: state, service: service)
    }

    private func isSettled<Value>(_ loadable: Loadable<Value>) -> Bool { loadable.value != nil || loadable.error != nil }

    @Test func `The list loads, and receives messages until its view goes`() async {
        let following = Task { await interactor.followChats() }
        await settle { isSettled(state.chats) }
        #expect(state.chats.value?.chats.map(\.id) == [.flat, .garden, .climbing])
        service.receive("The beans are up.", from: .noor, in: .garden)
        await settle { state.chats.value?.chats.first?.id == .garden }
        #expect(state.chats.value?.chats.first?.lastMessage?.text == "The beans are up.")
        following.cancel()
        await following.value
        await settle { service.listenerCount == 0 }
        #expect(service.listenerCount == 0)
    }

    @Test func `A failed list shows an error, and can be retried`() async {
        service.isOffline = true
        let failing = Task { await interactor.followChats() }
        await settle { isSettled(state.chats) }
        #expect(state.chats == .failed(ChatError.offline, last: nil))
        failing.cancel()
        service.isOffline = false
        let retrying = Task { await interactor.followChats() }
        await settle { state.chats.value != nil }
        #expect(state.chats.value?.chats.count == 3)
        retrying.cancel()
    }

    @Test func `A chat is opened and written in`() async {
        let conversation = LiveState(Loadable<Conversation>.notRequested)
        let draft = LiveState("")
        let report = LiveState(Report())
        let following = Task { await interactor.follow(conversation.binding(\.self), of: .flat) }
        await settle { isSettled(conversation.state) }
        #expect(conversation.state.value?.title == "Flat 4B")
        draft[\.self] = "At nine?"
        interactor.send(draft.binding(\.self), to: .flat, reporting: report.binding(\.self))
        #expect(draft.state == "")
        await settle { conversation.state.value?.messages.count == 2 }
        service.receive("At ten.", from: .noor, in: .flat)
        service.receive("Elsewhere.", from: .noor, in: .garden)
        await settle { conversation.state.value?.messages.count == 3 }
        #expect(conversation.state.value?.messages.map(\.text) == ["The plumber comes tomorrow.", "At nine?", "At ten."])
        following.cancel()
    }

    @Test func `An unsent text returns to the draft, unless the user writes on, and an empty one is not sent`() async {
        let draft = LiveState("")
        let report = LiveState(Report())
        interactor.send(draft.binding(\.self), to: .flat, reporting: report.binding(\.self))
        #expect(draft.state == "")
        service.isOffline = true
        draft[\.self] = "At nine?"
        interactor.send(draft.binding(\.self), to: .flat, reporting: report.binding(\.self))
        #expect(draft.state.isEmpty)
        await settle { report.notice != nil }
        #expect(draft.state == "At nine?")
        #expect(report.notice == "Not sent: The server does not answer.")
        interactor.send(draft.binding(\.self), to: .flat, reporting: report.binding(\.self))
        draft[\.self] = "Or"
        await settle { report.notice != nil }
        #expect(draft.state == "Or")
    }

    @Test func `An unknown chat shows an error`() async {
        let conversation = LiveState(Loadable<Conversation>.notRequested)
        let following = Task { await interactor.follow(conversation.binding(\.self), of: Chat.ID("unicorns")) }
        await settle { isSettled(conversation.state) }
        #expect(conversation.state == .failed(ChatError.noSuchChat, last: nil))
        following.cancel()
    }
}
