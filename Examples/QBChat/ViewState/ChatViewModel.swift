import MartletKit
import Observation
import QBChatModels
import QBChatScreens

/// The logic of one chat.
@MainActor
@Observable
public final class ChatViewModel: ViewModel {
    public private(set) var state: ChatState
    @ObservationIgnored private let service: any ChatService
    @ObservationIgnored private var following: Task<Void, Never>?
    @ObservationIgnored private var fetching: Task<Void, Never>?

    public init(id: Chat.ID, service: any ChatService) {
        state = ChatState(id: id, reader: service.currentUser.id)
        self.service = service
    }

    isolated deinit {
        following?.cancel()
        fetching?.cancel()
        if following != nil { service.exit(state.id) }
    }

    public func trigger(_ input: ChatInput) {
        switch input {
        case .appeared, .retry:
            follow()
            fetch()
        case .draftChanged(let draft): state.draft = draft
        case .send: send()
        case .showEarlier: showEarlier()
        case .join: attempt { [service, id = state.id] in try await service.join(id) }
        case .leave: attempt { [service, id = state.id] in try await service.leave(id) }
        }
    }

    private func follow() {
        guard following == nil else { return }
        service.enter(state.id)
        let updates = service.updates()
        following = Task { [weak self, id = state.id] in
            for await update in updates where update.chat == id { self?.show { $0.apply(update) } }
        }
    }

    /// Changes the conversation. A message that the user sends comes twice, and the second time nothing is to be shown.
    private func show(_ change: (inout Conversation) -> Void) {
        var conversation = state.conversation
        change(&conversation)
        if conversation != state.conversation { state.conversation = conversation }
    }

    private func fetch() {
        state.beginFetching()
        fetching?.cancel()
        fetching = Task { [weak self, service, id = state.id] in
            do {
                let conversation = try await service.fetchMessages(in: id)
                self?.state.take(conversation)
            } catch {
                self?.fail(error)
            }
        }
    }

    private func fail(_ error: any Error) {
        if !(error is CancellationError) { state.fail(error) }
    }

    private func showEarlier() {
        attempt { [weak self, service, id = state.id, first = state.messages.first?.id] in
            let page = try await service.fetchMessages(in: id, before: first)
            self?.state.conversation.addEarlier(page)
        }
    }

    /// Does work that can fail.
    private func attempt(_ work: @escaping @MainActor () async throws -> Void) {
        state.notice = nil
        Task { [weak self] in
            do { try await work() } catch { self?.state.notDone(error) }
        }
    }

    /// Sends the draft. The message is sent even if the chat is closed in the meantime.
    private func send() {
        guard let text = state.takeDraft() else { return }
        Task { [weak self, service, id = state.id] in
            do {
                let message = try await service.addMessage(text, to: id)
                self?.show { $0.add(message) }
            } catch {
                self?.state.notSent(text, error)
            }
        }
    }
}
