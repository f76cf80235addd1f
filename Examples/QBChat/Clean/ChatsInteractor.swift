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
    func send(_ draft: Binding<String>, to chat: Chat.ID, reporting report: Binding<SendReport>)
}

/// How the last message went.
public struct SendReport: Hashable {
    /// The error of the last message.
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
        for await message in updates { chats.change { $0.note(message) } }
    }

    public func follow(_ conversation: Binding<Loadable<Conversation>>, of chat: Chat.ID) async {
        let updates = service.updates()
        let before = conversation.wrappedValue.value?.messages ?? []
        await conversation.load { try await service.fetchMessages(in: chat).merged(with: before) }
        for await message in updates where message.chat == chat { conversation.change { $0.add(message) } }
    }

    public func send(_ draft: Binding<String>, to chat: Chat.ID, reporting report: Binding<SendReport>) {
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
