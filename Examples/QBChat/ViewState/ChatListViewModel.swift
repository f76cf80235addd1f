import MartletKit
import Observation
import QBChatModels
import QBChatScreens

/// The logic of the list of chats. It also creates the view models of open chats.
@MainActor
@Observable
public final class ChatListViewModel: ViewModel {
    public private(set) var state = ChatListState()
    @ObservationIgnored private let service: any ChatService
    @ObservationIgnored private var following: Task<Void, Never>?
    @ObservationIgnored private var fetching: Task<Void, Never>?
    /// The open chats. The references are weak, so that a chat's view model is released when no view shows it.
    @ObservationIgnored private var open: [Chat.ID: OpenChat] = [:]

    private struct OpenChat {
        weak var store: Store<ChatState, ChatInput>?
    }

    public init(service: any ChatService) { self.service = service }

    isolated deinit {
        following?.cancel()
        fetching?.cancel()
    }

    public func trigger(_ input: ChatListInput) {
        switch input {
        case .appeared, .retry:
            follow()
            fetch()
        case .make(let title): make(title)
        }
    }

    /// Returns the store of a chat's view model, created on the first request; a row that was never opened has none.
    public func chat(_ id: Chat.ID) -> Store<ChatState, ChatInput> {
        if let store = open[id]?.store { return store }
        let store = Store(ChatViewModel(id: id, service: service))
        open = open.filter { $0.value.store != nil }
        open[id] = OpenChat(store: store)
        return store
    }

    /// The number of view models of chats.
    public var openChatCount: Int { open.values.count { $0.store != nil } }

    private func follow() {
        guard following == nil else { return }
        let updates = service.updates()
        following = Task { [weak self] in
            for await update in updates { self?.state.list.apply(update) }
        }
    }

    private func fetch() {
        state.beginFetching()
        fetching?.cancel()
        fetching = Task { [weak self, service] in
            do {
                let chats = try await service.fetchChats()
                self?.state.take(chats)
            } catch {
                self?.fail(error)
            }
        }
    }

    private func make(_ title: String) {
        state.notice = nil
        Task { [weak self, service] in
            do { try await service.makeChat(title) } catch { self?.state.notMade(error) }
        }
    }

    private func fail(_ error: any Error) {
        if !(error is CancellationError) { state.fail(error) }
    }
}
