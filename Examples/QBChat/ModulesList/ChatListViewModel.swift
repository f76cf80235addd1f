import Observation
import QBChatModels

/// The logic of the list of chats.
@MainActor
@Observable
public final class ChatListViewModel {
    public private(set) var phase = LoadPhase.loading
    public private(set) var list = ChatList()
    /// The error of the last chat that was not made.
    public private(set) var notice: String?
    @ObservationIgnored private let source: any ChatListSource
    @ObservationIgnored private var following: Task<Void, Never>?

    public init(source: any ChatListSource) { self.source = source }

    isolated deinit { following?.cancel() }

    /// Loads the chats. Loaded ones stay visible.
    public func load() async {
        // Listen first, so that no message is lost while the chats load.
        let updates = following == nil ? source.updates() : nil
        if phase != .loaded { phase = .loading }
        do {
            list = ChatList(try await source.chats())
            phase = .loaded
            if let updates { follow(updates) }
        } catch {
            if phase != .loaded, !(error is CancellationError) { phase = .failed(error.explanation) }
        }
    }

    public func make(_ title: String) async {
        notice = nil
        do { try await source.makeChat(title) } catch { notice = "Not made: \(error.explanation)" }
    }

    private func follow(_ updates: AsyncStream<ChatUpdate>) {
        following?.cancel()
        following = Task { [weak self] in
            for await update in updates { self?.list.apply(update) }
        }
    }
}
