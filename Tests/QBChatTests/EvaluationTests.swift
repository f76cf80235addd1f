import MartletTest
import QBChatModels
import QBChatPorts
import Testing

@testable import QBChatModelView

@MainActor
@Suite("Numbers of evaluations")
struct EvaluationTests {
    /// The example's views that are evaluated for a message in the topmost chat.
    private func evaluations(of names: [String], in port: ChatPort) async -> [String: Int] {
        let visit = await Visit(port)
        let all = await visit.host.evaluations {
            visit.host.act { _ = visit.service.receive("Eight, rather.", from: .lene, in: .climbing) }
            await visit.host.settle()
        }
        return all.filter { names.contains($0.key) }
    }

    @Test(arguments: [ChatPort.services, .redux, .viewState, .coordinators])
    func `D7 and D12 A message evaluates only its row`(port: ChatPort) async {
        let shown = await evaluations(of: ["ChatRow", "ChatCell", "ChatRows", "ChatListScreen", "LoadedChats"], in: port)
        #expect(shown == ["ChatRow": 1, "ChatCell": 1])
    }

    @Test func `D3 In Model-View a message evaluates the list, but only one of its cells`() async {
        let shown = await evaluations(of: ["ChatListView", "ChatCell"], in: .modelView)
        #expect(shown == ["ChatListView": 1, "ChatCell": 1])
    }

    @Test func `D7 In a store observed as a whole a message evaluates the list, but only one of its cells`() async {
        let shown = await evaluations(of: ["ChatListScene", "ChatCell"], in: .literalRedux)
        #expect(shown == ["ChatListScene": 1, "ChatCell": 1])
    }

    @Test func `In Clean Architecture a message evaluates the list, but only one of its cells`() async {
        let shown = await evaluations(of: ["ChatListView", "ChatCell"], in: .clean)
        #expect(shown == ["ChatListView": 1, "ChatCell": 1])
    }

    @Test(arguments: [ChatPort.viper, .modules])
    func `In VIPER and in modular MVVM a message evaluates what is loaded in the list, and one of its cells`(port: ChatPort) async {
        let shown = await evaluations(of: ["ChatListView", "ChatListScreen", "ChatCell"], in: port)
        #expect(shown == ["ChatCell": 1])
    }

    @Test(arguments: ChatPort.allCases)
    func `D14 Typing a letter evaluates only the field`(port: ChatPort) async {
        let visit = await Visit(port, at: .climbing)
        visit.host.type("a", into: "Message")
        let shown = visit.host.evaluations { visit.host.type("b", into: "Message") }
        #expect(shown["Composer"] == 1)
        for name in ["ChatView", "ChatScene", "ChatScreen", "ChatMessages", "MessagesView", "MessageList", "MessageView"] {
            #expect(shown[name] == nil)
        }
    }

    @Test func `D2 In Model-View the service is a parameter, and a view's content is its own state`() {
        let service = MockChatService()
        let list = Mirror(reflecting: ChatListView(service: service)).children.compactMap(\.label)
        #expect(list == ["service", "_list", "_notice", "_attempt"])
        let chat = Mirror(reflecting: ChatView(service: service, id: .flat)).children.compactMap(\.label)
        #expect(chat == ["service", "id", "_conversation", "_draft", "_notice", "_attempt", "_isWriting"])
    }
}
