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
    /// The error of the last message.
    public private(set) var notice: String?
    private let id: Chat.ID
    private let interactor: any ChatInteractorInterface
    /// The chat, once it is loaded.
    @ObservationIgnored private var entity: ChatEntity?
    /// The messages that have arrived while the chat was loading.
    @ObservationIgnored private var early: [Message] = []
    @ObservationIgnored private var following: Task<Void, Never>?

    public init(id: Chat.ID, interactor: any ChatInteractorInterface) {
        self.id = id
        self.interactor = interactor
    }

    isolated deinit { following?.cancel() }

    public var reader: User.ID { interactor.reader }

    /// Loads the messages. Loaded ones stay visible.
    public func load() async {
        follow()
        if phase != .loaded { phase = .loading }
        do {
            let loaded = try await interactor.chat(id)
            show(ChatEntity(conversation: loaded.conversation.merged(with: messages + early)))
            early = []
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

    private func notSent(_ text: String, _ error: any Error) {
        notice = "Not sent: \(error.explanation)"
        if draft.isEmpty { draft = text }
    }

    private func follow() {
        guard following == nil else { return }
        let messages = interactor.messages()
        following = Task { [weak self, id] in
            for await message in messages where message.chat == id { self?.take(message) }
        }
    }

    private func take(_ message: Message) {
        guard var entity else { return early.append(message) }
        entity.conversation.add(message)
        show(entity)
    }

    /// Does not write an unchanged title, because that would evaluate its readers.
    private func show(_ entity: ChatEntity) {
        self.entity = entity
        if title != entity.conversation.title { title = entity.conversation.title }
        messages = entity.conversation.messages
    }
}
