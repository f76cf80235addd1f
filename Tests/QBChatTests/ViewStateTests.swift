import Combine
import MartletKit
import MartletTest
import QBChatModels
import QBChatPorts
import QBChatScreens
import QBChatViewState
import SwiftUI
import Testing

@MainActor
@Suite("View models with view states")
struct ViewStateTests {
    private func settle(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }

    @Test func `D8 A view model provides a state and receives inputs`() async {
        let model = ChatViewModel(id: .climbing, service: MockChatService.withMessages)
        #expect(model.state.phase == .loading)
        model.trigger(.appeared)
        await settle { model.state.phase == .loaded }
        #expect(model.state.title == "Thursday Climbing")
        model.trigger(.draftChanged("Seven."))
        #expect(model.state.draft == "Seven.")
        model.trigger(.send)
        await settle { model.state.messages.count == 3 }
        #expect(model.state.messages.last?.text == "Seven.")
    }

    @Test func `D8 A read-only store takes no input`() {
        let store: Store<ChatState, Never> = Store(ChatViewModel(id: .flat, service: MockChatService())).readOnly
        #expect(store.id == .flat)
    }

    /// Answers each input with a title, without a service.
    private final class Echo: ViewModel, ObservableObject {
        @Published private(set) var state: ChatState

        init() {
            state = ChatState(id: .flat, reader: "me")
            state.take(Conversation(id: .flat, title: "Echo"))
        }

        func trigger(_ input: ChatInput) {
            if case .draftChanged(let draft) = input { state.draft = draft.uppercased() }
        }
    }

    @Test func `D9 The same view shows a reducer, a view model, and an observable object`() async {
        let reducer = Reducer<ChatState, ChatInput> { state, input in
            if case .draftChanged(let draft) = input { state.draft = draft.uppercased() }
            return .none
        }
        var state = ChatState(id: .flat, reader: "me")
        state.take(Conversation(id: .flat, title: "Echo"))
        let stores = [Store(state, reducer), Store(Echo())]
        for store in stores {
            let host = mount { NavigationStack { ChatScreen(store: store) } }
            host.type("seven", into: "Message")
            #expect(host.find(.identifier("composer")).value == "SEVEN")
        }
        let model = Store(ChatViewModel(id: .flat, service: MockChatService()))
        let host = mount { NavigationStack { ChatScreen(store: model) } }
        await host.settle()
        host.type("seven", into: "Message")
        #expect(host.find(.identifier("composer")).value == "seven")
    }

    @Test func `D9 A store has the id of its state`() {
        #expect(Store(ChatViewModel(id: .flat, service: MockChatService())).id == .flat)
    }

    @Test func `D10 Of a thousand rows only the opened one has a view model`() async {
        let model = ChatListViewModel(service: MockChatService.withChats(1000))
        model.trigger(.appeared)
        await settle { model.state.phase == .loaded }
        #expect(model.state.chats.count == 1000)
        #expect(model.openChatCount == 0)
        var chat: Store? = model.chat(Chat.ID("chat-7"))
        #expect(model.chat(Chat.ID("chat-7")) === chat)
        #expect(model.openChatCount == 1)
        chat = nil
        #expect(model.openChatCount == 0)
    }

    @Test func `D12 Two view models of one chat agree through their service, and differ without`() async {
        let shared = MockChatService.withMessages
        let one = ChatViewModel(id: .flat, service: shared)
        let two = ChatViewModel(id: .flat, service: shared)
        let other = ChatViewModel(id: .flat, service: MockChatService.withMessages)
        for model in [one, two, other] { model.trigger(.appeared) }
        await settle { [one, two, other].allSatisfy { $0.state.phase == .loaded } }
        one.trigger(.draftChanged("Done."))
        one.trigger(.send)
        await settle { two.state.messages.count == 2 }
        #expect(one.state.messages == two.state.messages)
        #expect(two.state.draft == "")
        #expect(other.state.messages.count == 1)
    }

    private struct Restless: View {
        @State private var count = 0
        let service: any ChatService
        let port: ChatPort

        var body: some View {
            VStack {
                Button("Again \(count)") { count += 1 }
                port.rootView(service: service)
            }
        }
    }

    @Test(arguments: ChatPort.allCases)
    func `D16 When the view is created again, its view model stays`(port: ChatPort) async {
        let service = MockChatService.withMessages
        let host = mount(url: port.address(of: .flat)) { Restless(service: service, port: port) }
        await host.settle()
        host.type("Half a", into: "Message")
        let fetches = service.fetchCount
        for number in 0..<3 { host.tap("Again \(number)") }
        await host.settle()
        #expect(host.find(.identifier("composer")).value == "Half a")
        #expect(host.location == port.address(of: .flat))
        #expect(service.fetchCount == fetches)
    }
}
