import CompilerChecks
import Foundation
import QBChatPorts

/// What the architectures differ in, as the compiler finds it: read from the symbols of the built modules, and tried by giving a screen other logic.
public struct PortTraits: Codable, Hashable, Sendable {
    /// The types in which the states of both screens meet.
    public var globalStates: [String]
    /// The views with a property that is the service.
    public var viewsWithService: [String]
    /// What the compiler says when the screen of a chat is given logic that is not the port's own and knows no service. Without any, it can be replaced.
    public var obstacles: [String]

    /// Examines the built modules of a port.
    ///
    /// - Parameter root: The root folder of the repository.
    public static func measure(_ port: ChatPort, in root: URL) async throws -> PortTraits {
        var fields: [String: Set<String>] = [:]
        var views: Set<String> = []
        for target in try PortSource.needed(by: port.target, in: PortSource.targets(in: root)) {
            let symbols = try await BuiltModules.symbols(of: "QBChat\(target)", from: "private")
            for property in symbols where property.isProperty {
                fields[property.owner, default: []].formUnion(property.mentionedTypes)
                if property.pathComponents.last == "body" { views.insert(property.owner) }
            }
        }
        let problems = try await BuiltModules.problems(in: ["Exchange.swift": exchange(in: port)])
        return PortTraits(fields: fields, views: views, obstacles: problems.map(\.message))
    }

    /// - Parameters:
    ///   - fields: The types that the properties of each type mention.
    ///   - views: The names of the views among them.
    init(fields: [String: Set<String>], views: Set<String>, obstacles: [String]) {
        let list: Set = ["ChatListState", "ChatList"]
        let chat: Set = ["ChatState", "Conversation", "Message"]
        globalStates = fields.filter { !$0.value.isDisjoint(with: list) && !$0.value.isDisjoint(with: chat) }.keys.sorted()
        viewsWithService = fields.filter { views.contains($0.key) && $0.value.contains("ChatService") }.keys.sorted()
        self.obstacles = obstacles
    }

    /// Code that gives the screen of a chat other logic than the port's own.
    private static func exchange(in port: ChatPort) -> String {
        let screens = "import MartletKit\nimport QBChatModels\nimport QBChatScreens\nimport SwiftUI\n"
        let viewModel = """
            final class Other: ViewModel {
                let state = ChatState(id: Chat.ID("a"), reader: "b")
                func trigger(_ input: ChatInput) {}
            }
            @MainActor func screen() -> some View { ChatScreen(store: Store(Other())) }
            """
        return switch port {
        case .modelView:
            """
            import QBChatModels
            @testable import QBChatModelView
            import SwiftUI
            final class Other {}
            @MainActor func screen() -> some View { ChatView(service: Other(), id: Chat.ID("a")) }
            """
        case .redux:
            screens + """
                @MainActor func screen(_ state: ChatState) -> some View {
                    ChatScreen(store: Store(state, Reducer<ChatState, ChatInput> { state, _ in state.draft = "other"; return .none }))
                }
                """
        case .literalRedux:
            """
            import QBChatModels
            @testable import QBChatLiteralRedux
            import SwiftUI
            @MainActor func screen(_ state: AppState) -> some View {
                let other = Reducer<AppState, AppAction> { _, _ in Reducer<AppState, AppAction>.sync { $0.titles = [:] } }
                return ChatScene(id: Chat.ID("a")).environmentObject(Store(state, other))
            }
            """
        case .viewState, .coordinators: screens + viewModel
        case .services:
            """
            import MartletKit
            import QBChatModels
            @testable import QBChatServices
            import SwiftUI
            final class Other {}
            @MainActor func screen(_ other: Other) -> some View {
                ChatView(id: Chat.ID("a")).services(Services(.fake) { $0.register(Outbox.self) { _ in other } })
            }
            """
        case .clean:
            """
            import MartletKit
            import QBChatModels
            @testable import QBChatClean
            import SwiftUI
            struct Other: ChatsInteractor {
                func followChats() async {}
                func follow(_ conversation: Binding<Loadable<Conversation>>, of chat: Chat.ID) async {}
                func send(_ draft: Binding<String>, to chat: Chat.ID, reporting report: Binding<Report>) {}
                func loadEarlier(_ conversation: Binding<Loadable<Conversation>>, of chat: Chat.ID, reporting report: Binding<Report>) {}
                func makeChat(_ title: String, reporting report: Binding<Report>) {}
                func join(_ chat: Chat.ID, reporting report: Binding<Report>) {}
                func leave(_ chat: Chat.ID, reporting report: Binding<Report>) {}
            }
            @MainActor func screen() -> some View {
                ChatView(id: Chat.ID("a")).services(Services(.fake) { $0.register((any ChatsInteractor).self) { _ in Other() } })
            }
            """
        case .viper:
            """
            import QBChatModels
            @testable import QBChatViper
            import SwiftUI
            struct Other: ChatInteractorInterface {
                let reader = "a"
                func chat(_ id: Chat.ID) async throws -> ChatEntity { ChatEntity(conversation: Conversation(id: id, title: "")) }
                func send(_ text: String, to id: Chat.ID) async throws {}
                func page(before message: Message.ID?, in id: Chat.ID) async throws -> ChatEntity { try await chat(id) }
                func join(_ id: Chat.ID) async throws {}
                func leave(_ id: Chat.ID) async throws {}
                func enter(_ id: Chat.ID) {}
                func exit(_ id: Chat.ID) {}
                func updates() -> AsyncStream<ChatUpdate> { AsyncStream { $0.finish() } }
            }
            @MainActor func screen() -> some View {
                ChatView(presenter: ChatPresenter(id: Chat.ID("a"), interactor: Other()))
            }
            """
        case .modules:
            """
            import QBChatModels
            import QBChatModulesChat
            import SwiftUI
            struct Other: ChatSource {
                let chat = Chat.ID("a")
                let reader = "a"
                func messages(before message: Message.ID?) async throws -> Conversation { Conversation(id: chat, title: "") }
                func send(_ text: String) async throws {}
                func join() async throws {}
                func leave() async throws {}
                func enter() {}
                func exit() {}
                func updates() -> AsyncStream<ChatUpdate> { AsyncStream { $0.finish() } }
            }
            @MainActor func screen() -> some View { ChatView(source: Other()) }
            """
        }
    }
}
