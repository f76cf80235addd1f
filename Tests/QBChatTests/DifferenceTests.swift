import CompilerChecks
import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

/// What the architectures differ in: read from the compiler's symbols, and found out by exchanging things.
@Suite("Differences of the architectures", .serialized)
struct DifferenceTests {
    /// The types of a module with the types that their stored or computed properties mention.
    private func fields(of module: String) async throws -> [String: Set<String>] {
        let properties = try await BuiltModules.symbols(of: module, from: "private").filter { $0.kind.identifier == "swift.property" }
        return Dictionary(grouping: properties) { $0.pathComponents.dropLast().joined(separator: ".") }
            .mapValues { Set($0.flatMap(\.mentionedTypes)) }
    }

    @Test(arguments: [
        ("QBChatModelView", []), ("QBChatRedux", ["AppState"]), ("QBChatLiteralRedux", ["AppState"]), ("QBChatViewState", []),
        ("QBChatServices", []), ("QBChatCoordinators", []),
    ])
    func `D13 Global state: a value in which the states of both scenes meet`(module: String, expected: [String]) async throws {
        let list: Set = ["ChatListState", "ChatList"]
        let chat: Set = ["ChatState", "Conversation"]
        let global = try await fields(of: module).filter { !$0.value.isDisjoint(with: list) && !$0.value.isDisjoint(with: chat) }
        #expect(global.keys.sorted() == expected)
    }

    @Test(arguments: [
        ("QBChatModelView", ["ChatListView", "ChatView", "ModelViewPort"]), ("QBChatRedux", []), ("QBChatLiteralRedux", []),
        ("QBChatScreens", []), ("QBChatViewState", []), ("QBChatServices", []), ("QBChatCoordinators", []),
    ])
    func `D13 Abstracted logic: no view has a service`(module: String, expected: [String]) async throws {
        let bodies = try await BuiltModules.symbols(of: module, from: "private").filter { $0.pathComponents.last == "body" }
        let views = Set(bodies.map { $0.pathComponents.dropLast().joined(separator: ".") })
        let calling = try await fields(of: module).filter { views.contains($0.key) && $0.value.contains("ChatService") }
        #expect(calling.keys.sorted() == expected)
    }

    /// A service of its own make: one chat, and an answer to all that is said in it.
    @MainActor
    private final class Parrot: ChatService {
        let currentUser = User(id: "ann", name: "Ann")
        private var said: [Message] = []
        private var listeners: [AsyncStream<Message>.Continuation] = []

        func fetchChats() async throws -> [Chat] { [Chat(id: .flat, title: "Parrot", symbol: "bird")] }

        func fetchMessages(in chat: Chat.ID) async throws -> Conversation {
            Conversation(id: chat, title: "Parrot", messages: said)
        }

        func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message {
            let message = Message(id: Int64(said.count + 1), chat: chat, author: currentUser, text: text.uppercased(), sentAt: .now)
            said.append(message)
            for listener in listeners { listener.yield(message) }
            return message
        }

        func updates() -> AsyncStream<Message> { AsyncStream { listeners.append($0) } }
    }

    @Test(arguments: ChatPort.allCases)
    @MainActor func `D13 The service below the whole can be exchanged in each port`(port: ChatPort) async {
        let host = mount { port.rootView(service: Parrot()) }
        await host.settle { host.exists(.containing("Parrot")) }
        host.tap(.containing("Parrot"))
        await host.settle { host.exists(.identifier("composer")) }
        host.type("hello", into: "Message")
        host.tap(.button, "Send")
        await host.settle { host.exists("HELLO") }
    }

    /// Code that gives the screen of a chat other logic than the port's own.
    private static let exchanges = [
        ChatPort.modelView: """
        @testable import QBChatModelView
        final class Other {}
        @MainActor func screen() -> some View { ChatView(service: Other(), id: Chat.ID("a")) }
        """,
        .redux: """
        @testable import QBChatRedux
        let other = Reducer<ChatState, ChatInput> { state, _ in state.draft = "other"; return .none }
        @MainActor func screen(_ state: ChatState) -> some View { ChatScreen(store: Store(state, other)) }
        """,
        .viewState: """
        @testable import QBChatViewState
        final class Other: ViewModel {
            let state = ChatState(id: Chat.ID("a"), reader: "b")
            func trigger(_ input: ChatInput) {}
        }
        @MainActor func screen() -> some View { ChatScreen(store: Store(Other())) }
        """,
        .services: """
        @testable import QBChatServices
        final class Other: Outbox {}
        @MainActor func screen(_ other: Other) -> some View {
            ChatView(id: Chat.ID("a")).services(Services(.fake) { $0.register(Outbox.self) { _ in other } })
        }
        """,
    ]

    @Test(
        arguments: [
            (.modelView, ["argument type 'Other' does not conform to expected type 'ChatService'"]), (.redux, []), (.viewState, []),
            (.services, ["inheritance from a final class 'Outbox'"]),
        ] as [(ChatPort, [String])])
    func `D13 The logic of one screen can be exchanged where the screen does not name it`(port: ChatPort, expected: [String]) async throws {
        let imports = ["MartletKit", "QBChatModels", "QBChatScreens", "SwiftUI"].map { "import \($0)\n" }.joined()
        let problems = try await BuiltModules.problems(in: ["Exchange.swift": imports + #require(Self.exchanges[port])])
        #expect(problems.map(\.message) == expected)
    }
}
