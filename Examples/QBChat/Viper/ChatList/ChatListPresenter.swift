import Observation
import QBChatModels

/// The presenter of the list: its content, and its reactions to the user.
@MainActor
@Observable
public final class ChatListPresenter {
    public private(set) var phase = LoadPhase.loading
    public private(set) var entity = ChatListEntity(chats: ChatList())
    /// The error of the last chat that was not made.
    public private(set) var notice: String?
    private let interactor: any ChatListInteractorInterface
    @ObservationIgnored private var following: Task<Void, Never>?

    public init(interactor: any ChatListInteractorInterface) { self.interactor = interactor }

    isolated deinit { following?.cancel() }

    /// Loads the chats. Loaded ones stay visible.
    public func load() async {
        follow()
        if phase != .loaded { phase = .loading }
        do {
            entity = try await interactor.list()
            phase = .loaded
        } catch {
            if phase != .loaded, !(error is CancellationError) { phase = .failed(error.explanation) }
        }
    }

    /// Makes a chat.
    public func make(_ title: String) async {
        notice = nil
        do { try await interactor.make(title) } catch { notice = "Not made: \(error.explanation)" }
    }

    private func follow() {
        guard following == nil else { return }
        let updates = interactor.updates()
        following = Task { [weak self] in
            for await update in updates { self?.entity.chats.apply(update) }
        }
    }
}
