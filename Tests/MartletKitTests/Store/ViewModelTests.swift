import MartletCombine
import MartletKit
import MartletTest
import MartletUI
import Observation
import Testing

@MainActor
@Suite("View models")
struct ViewModelTests {
    /// The same logic in three forms, behind one view.
    enum Kind: CaseIterable {
        case observable, object, reducer

        @MainActor
        func store(_ service: ChatService = ChatService()) -> Store<ChatState, ChatInput> {
            switch self {
            case .observable: Store(ObservableChat(service))
            case .object: Store(ObjectChat(service))
            case .reducer:
                Store(
                    ChatState(),
                    Reducer { state, input in
                        switch input {
                        case .send(let text): state.messages.append(service.stamp(text))
                        case .rename(let title): state.title = title
                        }
                        return .none
                    })
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `D9: The logic behind a store can be replaced without changing the view`(kind: Kind) {
        let host = mount { ChatView(store: kind.store()) }
        host.tap("Send")
        host.tap("Send")
        host.expectTree(
            """
            text "Chat"
            text "1: Hello"
            text "2: Hello"
            button "Send"
            """)
    }

    @Test(arguments: Kind.allCases)
    func `D8: A view depends only on what it reads of a view model's state`(kind: Kind) {
        let store = kind.store()
        let host = mount { ChatView(store: store) }
        #expect(host.evaluations { host.act { _ = store.send(.rename("Talk")) } } == ["ChatTitle": 1])
        #expect(host.evaluations { host.act { _ = store.send(.rename("Talk")) } } == [:])
        #expect(host.evaluations { host.act { _ = store.send(.send("Hi")) } } == ["ChatMessages": 1])
    }

    @Test func `A view shows changes that an @Observable view model makes itself`() async {
        let model = ObservableChat(ChatService())
        let host = mount { ChatView(store: Store(model)) }
        for title in ["Talk", "Prattle"] {
            model.state.title = title
            await host.settle()
            host.find(title)
        }
    }

    @Test func `A view shows changes that an ObservableObject makes itself`() async {
        let model = ObjectChat(ChatService())
        let host = mount { ChatView(store: Store(model)) }
        for title in ["Talk", "Prattle"] {
            model.state.title = title
            await host.settle()
            host.find(title)
        }
    }

    @Test func `A change of the view model can be read immediately`() {
        let model = ObservableChat(ChatService())
        let store = Store(model)
        model.state.title = "Talk"
        #expect(store.title == "Talk")
        model.state.title = "Prattle"
        #expect(store.title == "Prattle")
    }

    @Test func `A part of a view model's state keeps its last value after removal`() throws {
        let model = ObservableChat(ChatService())
        let store = Store(model)
        model.state.messages = ["Hello"]
        model.state.draft = "Hi"
        let draft = try #require(store.scope(\.draft, input: \.rename))
        model.state.draft = nil
        #expect(draft.state == "Hi")
    }

    @Test func `A store keeps its view model alive, and releases it`() {
        weak var model: ObservableChat?
        do {
            let made = ObservableChat(ChatService())
            model = made
            let store = Store(made)
            #expect(store.title == "Chat")
        }
        #expect(model == nil)
    }

    @Test func `A view model without inputs backs a read-only store`() {
        let store: Store<Int, Never> = Store(Clockwork())
        #expect(store.state == 12)
    }

    @Test func `D12: Two view models that share a service agree without knowing each other`() {
        let service = ChatService()
        let one = Kind.observable.store(service)
        let two = Kind.object.store(service)
        one.send(.send("a"))
        two.send(.send("b"))
        #expect(one.messages == ["1: a"])
        #expect(two.messages == ["2: b"])
    }
}

struct ChatState: Equatable {
    var title = "Chat"
    var messages: [String] = []
    var draft: String?
}

@Cases
enum ChatInput {
    case send(String)
    case rename(String)
}

@MainActor
final class ChatService {
    private var count = 0

    func stamp(_ text: String) -> String {
        count += 1
        return "\(count): \(text)"
    }
}

@Observable
@MainActor
private final class ObservableChat: ViewModel {
    var state = ChatState()
    private let service: ChatService

    init(_ service: ChatService) { self.service = service }

    func trigger(_ input: ChatInput) {
        switch input {
        case .send(let text): state.messages.append(service.stamp(text))
        case .rename(let title): state.title = title
        }
    }
}

@MainActor
private final class ObjectChat: ViewModel, ObservableObject {
    @Published var state = ChatState()
    private let service: ChatService

    init(_ service: ChatService) { self.service = service }

    func trigger(_ input: ChatInput) {
        switch input {
        case .send(let text): state.messages.append(service.stamp(text))
        case .rename(let title): state.title = title
        }
    }
}

@Observable
@MainActor
private final class Clockwork: ViewModel {
    typealias Input = Never
    let state = 12
}

private struct ChatView: View {
    let store: Store<ChatState, ChatInput>

    var body: some View {
        ChatTitle(store: store)
        ChatMessages(store: store)
        Button("Send") { store.send(.send("Hello")) }
    }
}

private struct ChatTitle: View {
    let store: Store<ChatState, ChatInput>
    var body: some View { Text(verbatim: store.title) }
}

private struct ChatMessages: View {
    let store: Store<ChatState, ChatInput>
    var body: some View { ForEach(store.messages, id: \.self) { Text(verbatim: $0) } }
}
