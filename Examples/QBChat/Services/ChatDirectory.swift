import Observation
import QBChatModels

/// The chats, their order, and the latest message of each.
@MainActor
@Observable
public final class ChatDirectory {
    public private(set) var phase = LoadPhase.loading
    /// The chats of the user, sorted by latest message.
    public private(set) var order: [Chat.ID] = []
    /// The chats that the user can join.
    public private(set) var others: [Chat.ID] = []
    @ObservationIgnored private var previews: [Chat.ID: ChatPreview] = [:]
    @ObservationIgnored private var list = ChatList()
    @ObservationIgnored private let service: any ChatService
    @ObservationIgnored private var following: Task<Void, Never>?

    public init(service: any ChatService) { self.service = service }

    isolated deinit { following?.cancel() }

    /// Returns the preview of a chat in the order.
    public func preview(_ id: Chat.ID) -> ChatPreview? { previews[id] }

    /// Loads the chats. Loaded content stays visible.
    public func refresh() async {
        follow()
        if phase != .loaded { phase = .loading }
        do {
            show(ChatList(try await service.fetchChats()))
            phase = .loaded
        } catch {
            if phase != .loaded, !(error is CancellationError) { phase = .failed(error.explanation) }
        }
    }

    private func follow() {
        guard following == nil else { return }
        let updates = service.updates()
        following = Task { [weak self] in
            for await update in updates { self?.take(update) }
        }
    }

    private func take(_ update: ChatUpdate) {
        list.apply(update)
        if let chat = list.chats.first(where: { $0.id == update.chat }) { show(chat) }
        showOrder()
    }

    private func show(_ list: ChatList) {
        self.list = list
        for chat in list.chats { show(chat) }
        showOrder()
    }

    private func show(_ chat: Chat) {
        if let preview = previews[chat.id] {
            if preview.chat != chat { preview.chat = chat }
        } else {
            previews[chat.id] = ChatPreview(chat)
        }
    }

    /// Does not write an unchanged order, because that would evaluate its readers.
    private func showOrder() {
        let (joined, open) = (list.joined.map(\.id), list.others.map(\.id))
        if order != joined { order = joined }
        if others != open { others = open }
    }
}
