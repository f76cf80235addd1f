import Observation
import QBChatModels

/// The open chats, each a separate object.
@MainActor
public final class Conversations {
    private let service: any ChatService
    private var open: [Chat.ID: OpenConversation] = [:]

    public init(service: any ChatService) { self.service = service }

    /// Returns a chat, and opens it on the first request.
    public func conversation(_ id: Chat.ID) -> OpenConversation {
        if let conversation = open[id] { return conversation }
        let conversation = OpenConversation(id: id, service: service)
        open[id] = conversation
        return conversation
    }

    /// Releases a chat that is no longer shown.
    public func close(_ id: Chat.ID) { open[id] = nil }

    /// The number of open chats.
    public var count: Int { open.count }
}

/// The messages of one chat.
@MainActor
@Observable
public final class OpenConversation {
    public private(set) var phase = LoadPhase.loading
    public private(set) var title = ""
    public private(set) var isJoined = false
    /// The others who have the chat open.
    public private(set) var here: [User] = []
    public private(set) var conversation: Conversation
    /// The error of the last attempt to load earlier messages.
    public private(set) var notice: String?
    @ObservationIgnored private let service: any ChatService
    @ObservationIgnored private var following: Task<Void, Never>?

    init(id: Chat.ID, service: any ChatService) {
        conversation = Conversation(id: id, title: "")
        self.service = service
    }

    isolated deinit {
        following?.cancel()
        if following != nil { service.exit(conversation.id) }
    }

    /// Loads the messages. Loaded content stays visible.
    public func refresh() async {
        follow()
        if phase != .loaded { phase = .loading }
        do {
            let fetched = try await service.fetchMessages(in: conversation.id)
            show(fetched.merged(with: conversation))
            phase = .loaded
        } catch {
            if phase != .loaded, !(error is CancellationError) { phase = .failed(error.explanation) }
        }
    }

    /// Loads the messages before the first.
    public func showEarlier() async {
        if notice != nil { notice = nil }
        do {
            conversation.addEarlier(try await service.fetchMessages(in: conversation.id, before: conversation.messages.first?.id))
        } catch {
            notice = error.explanation
        }
    }

    private func follow() {
        guard following == nil else { return }
        service.enter(conversation.id)
        let updates = service.updates()
        following = Task { [weak self, id = conversation.id] in
            for await update in updates where update.chat == id { self?.take(update) }
        }
    }

    private func take(_ update: ChatUpdate) {
        var changed = conversation
        changed.apply(update)
        show(changed)
    }

    /// Does not write what is unchanged, because that would evaluate its readers.
    private func show(_ fetched: Conversation) {
        if title != fetched.title { title = fetched.title }
        if isJoined != fetched.isJoined { isJoined = fetched.isJoined }
        if here != fetched.here { here = fetched.here }
        if conversation != fetched { conversation = fetched }
    }
}
