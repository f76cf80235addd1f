import Observation
import QBChatModels

/// The presenter of a chat: its content, and its reactions to the user.
@MainActor
@Observable
public final class ChatPresenter {
    public var draft = ""
    public private(set) var phase = LoadPhase.loading
    public private(set) var title = ""
    public private(set) var messages: [Message] = []
    public private(set) var hasEarlier = false
    public private(set) var isJoined = false
    /// The others who have the chat open.
    public private(set) var here: [User] = []
    /// The error of the last message.
    public private(set) var notice: String?
    private let id: Chat.ID
    private let interactor: any ChatInteractorInterface
    /// The chat, once it is loaded.
    @ObservationIgnored private var entity: ChatEntity?
    /// What has happened while the chat was loading.
    @ObservationIgnored private var early: [ChatUpdate] = []
    @ObservationIgnored private var following: Task<Void, Never>?

    public init(id: Chat.ID, interactor: any ChatInteractorInterface) {
        self.id = id
        self.interactor = interactor
    }

    isolated deinit {
        following?.cancel()
        if following != nil { interactor.exit(id) }
    }

    public var reader: User.ID { interactor.reader }

    /// Loads the messages. Loaded ones stay visible.
    public func load() async {
        follow()
        if phase != .loaded { phase = .loading }
        do {
            var loaded = try await interactor.chat(id)
            loaded.conversation = loaded.conversation.merged(with: entity?.conversation)
            for update in early { loaded.conversation.apply(update) }
            early = []
            show(loaded)
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
        Task { [weak self, interactor, id] in
            do { try await interactor.send(text, to: id) } catch { self?.notSent(text, error) }
        }
    }

    /// Loads the messages before the first.
    public func showEarlier() {
        attempt { [weak self, interactor, id, first = messages.first?.id] in
            let page = try await interactor.page(before: first, in: id)
            self?.take(earlier: page)
        }
    }

    public func join() { attempt { [interactor, id] in try await interactor.join(id) } }

    public func leave() { attempt { [interactor, id] in try await interactor.leave(id) } }

    private func attempt(_ work: @escaping @MainActor () async throws -> Void) {
        if notice != nil { notice = nil }
        Task { [weak self] in
            do { try await work() } catch { self?.notice = error.explanation }
        }
    }

    private func take(earlier page: ChatEntity) {
        guard var entity else { return }
        entity.conversation.addEarlier(page.conversation)
        show(entity)
    }

    private func notSent(_ text: String, _ error: any Error) {
        notice = "Not sent: \(error.explanation)"
        if draft.isEmpty { draft = text }
    }

    private func follow() {
        guard following == nil else { return }
        interactor.enter(id)
        let updates = interactor.updates()
        following = Task { [weak self, id] in
            for await update in updates where update.chat == id { self?.take(update) }
        }
    }

    private func take(_ update: ChatUpdate) {
        guard var entity else { return early.append(update) }
        entity.conversation.apply(update)
        show(entity)
    }

    /// Does not write what is unchanged, because that would evaluate its readers.
    private func show(_ entity: ChatEntity) {
        self.entity = entity
        let chat = entity.conversation
        if title != chat.title { title = chat.title }
        if messages != chat.messages { messages = chat.messages }
        if hasEarlier != chat.hasEarlier { hasEarlier = chat.hasEarlier }
        if isJoined != chat.isJoined { isJoined = chat.isJoined }
        if here != chat.here { here = chat.here }
    }
}
