import Observation
import QBChatModels

/// The presenter of the list: its content, and its reactions to the user.
@MainActor
@Observable
public final class ChatListPresenter {
    public private(set) var phase = LoadPhase.loading
    public private(set) var entity = ChatListEntity(chats: ChatList())
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

    private func follow() {
        guard following == nil else { return }
        let messages = interactor.messages()
        following = Task { [weak self] in
            for await message in messages { self?.entity.chats.note(message) }
        }
    }
}
