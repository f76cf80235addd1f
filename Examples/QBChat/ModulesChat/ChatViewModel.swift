import Observation
import QBChatModels

/// The logic of one chat.
@MainActor
@Observable
public final class ChatViewModel {
    public var draft = ""
    public private(set) var phase = LoadPhase.loading
    public private(set) var title = ""
    public private(set) var messages: [Message] = []
    public private(set) var hasEarlier = false
    public private(set) var isJoined = true
    /// The others who have the chat open.
    public private(set) var here: [User] = []
    /// The error of the last message.
    public private(set) var notice: String?
    @ObservationIgnored private var conversation: Conversation
    @ObservationIgnored private let source: any ChatSource
    @ObservationIgnored private var following: Task<Void, Never>?

    public init(source: any ChatSource) {
        self.source = source
        conversation = Conversation(id: source.chat, title: "")
    }

    isolated deinit {
        following?.cancel()
        if following != nil { source.exit() }
    }

    public var reader: User.ID { source.reader }

    /// Loads the messages. Loaded ones stay visible.
    public func load() async {
        follow()
        if phase != .loaded { phase = .loading }
        do {
            let fetched = try await source.messages(before: nil)
            show { $0 = fetched.merged(with: $0) }
            phase = .loaded
        } catch {
            if phase != .loaded, !(error is CancellationError) { phase = .failed(error.explanation) }
        }
    }

    /// Sends the draft, and clears the field immediately. The message is sent even if the chat is closed in the meantime.
    public func send() {
        guard let text = Message.text(from: draft) else { return }
        draft = ""
        if notice != nil { notice = nil }
        Task { [weak self, source] in
            do { try await source.send(text) } catch { self?.notSent(text, error) }
        }
    }

    /// Loads the messages before the first.
    public func showEarlier() {
        attempt { [weak self, source, first = messages.first?.id] in
            let page = try await source.messages(before: first)
            self?.show { $0.addEarlier(page) }
        }
    }

    public func join() { attempt { [source] in try await source.join() } }

    public func leave() { attempt { [source] in try await source.leave() } }

    private func attempt(_ work: @escaping @MainActor () async throws -> Void) {
        if notice != nil { notice = nil }
        Task { [weak self] in
            do { try await work() } catch { self?.notice = error.explanation }
        }
    }

    private func notSent(_ text: String, _ error: any Error) {
        notice = "Not sent: \(error.explanation)"
        if draft.isEmpty { draft = text }
    }

    /// Changes the conversation. It does not write what is unchanged, because that would evaluate its readers.
    private func show(_ change: (inout Conversation) -> Void) {
        change(&conversation)
        if title != conversation.title { title = conversation.title }
        if messages != conversation.messages { messages = conversation.messages }
        if hasEarlier != conversation.hasEarlier { hasEarlier = conversation.hasEarlier }
        if isJoined != conversation.isJoined { isJoined = conversation.isJoined }
        if here != conversation.here { here = conversation.here }
    }

    private func follow() {
        guard following == nil else { return }
        source.enter()
        let updates = source.updates()
        following = Task { [weak self, chat = source.chat] in
            for await update in updates where update.chat == chat { self?.show { $0.apply(update) } }
        }
    }
}
