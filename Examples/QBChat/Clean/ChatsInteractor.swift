import MartletKit
import QBChatModels
import SwiftUI

/// Loads and sends for views, and returns nothing: its results go to the app state, or to a binding of the view that asks.
@MainActor
public protocol ChatsInteractor {
    /// Loads the chats into the app state and keeps them up to date, until its task is cancelled.
    func followChats() async
    /// Loads a chat and keeps it up to date, until its task is cancelled.
    func follow(_ conversation: Binding<Loadable<Conversation>>, of chat: Chat.ID) async
    /// Sends a text and empties it at once. A text that could not be sent comes back. It is sent even if the chat is closed in the meantime.
    func send(_ draft: Binding<String>, to chat: Chat.ID, reporting report: Binding<Report>)
    /// Loads the messages before the first.
    func loadEarlier(_ conversation: Binding<Loadable<Conversation>>, of chat: Chat.ID, reporting report: Binding<Report>)
    func makeChat(_ title: String, reporting report: Binding<Report>)
    func join(_ chat: Chat.ID, reporting report: Binding<Report>)
    func leave(_ chat: Chat.ID, reporting report: Binding<Report>)
}

/// How the last request went.
public struct Report: Hashable {
    /// The error of the last request.
    public var notice: String?

    public init() {}
}

/// Has no state of its own. The service of the chats is its repository.
public struct RealChatsInteractor: ChatsInteractor {
    private weak var state: LiveState<AppState>?
    private let service: any ChatService

    public init(state: LiveState<AppState>, service: any ChatService) {
        self.state = state
        self.service = service
    }

    public func followChats() async {
        // Listen first, so that no message is lost while the chats load.
        let updates = service.updates()
        await chats.load { ChatList(try await service.fetchChats()) }
        for await update in updates { chats.change { $0.apply(update) } }
    }

    public func follow(_ conversation: Binding<Loadable<Conversation>>, of chat: Chat.ID) async {
        service.enter(chat)
        defer { service.exit(chat) }
        let updates = service.updates()
        let before = conversation.wrappedValue.value
        await conversation.load { try await service.fetchMessages(in: chat).merged(with: before) }
        for await update in updates where update.chat == chat { conversation.change { $0.apply(update) } }
    }

    public func send(_ draft: Binding<String>, to chat: Chat.ID, reporting report: Binding<Report>) {
        guard let text = Message.text(from: draft.wrappedValue) else { return }
        draft.wrappedValue = ""
        report.wrappedValue.notice = nil
        Task { [service] in
            do {
                try await service.addMessage(text, to: chat)
            } catch {
                report.wrappedValue.notice = "Not sent: \(error.explanation)"
                if draft.wrappedValue.isEmpty { draft.wrappedValue = text }
            }
        }
    }

    public func loadEarlier(_ conversation: Binding<Loadable<Conversation>>, of chat: Chat.ID, reporting report: Binding<Report>) {
        let first = conversation.wrappedValue.value?.messages.first?.id
        attempt(report) { [service] in
            let page = try await service.fetchMessages(in: chat, before: first)
            conversation.change { $0.addEarlier(page) }
        }
    }

    public func makeChat(_ title: String, reporting report: Binding<Report>) {
        attempt(report, prefix: "Not made: ") { [service] in try await service.makeChat(title) }
    }

    public func join(_ chat: Chat.ID, reporting report: Binding<Report>) { attempt(report) { [service] in try await service.join(chat) } }

    public func leave(_ chat: Chat.ID, reporting report: Binding<Report>) { attempt(report) { [service] in try await service.leave(chat) } }

    private func attempt(_ report: Binding<Report>, prefix: String = "", _ work: @escaping @MainActor () async throws -> Void) {
        report.wrappedValue.notice = nil
        Task {
            do { try await work() } catch { report.wrappedValue.notice = prefix + error.explanation }
        }
    }

    /// The chats in the app state. It does not keep the state alive.
    private var chats: Binding<Loadable<ChatList>> {
        Binding { [weak state] in
            state?.chats ?? .notRequested
        } set: { [weak state] in
            state?.chats = $0
        }
    }
}

extension Binding {
    /// Changes a value that is loaded. One that is not gets the change with its load.
    @MainActor
    fileprivate func change<Loaded>(_ change: (inout Loaded) -> Void) where Value == Loadable<Loaded> {
        wrappedValue = wrappedValue.map { loaded in
            var changed = loaded
            change(&changed)
            return changed
        }
    }
}
