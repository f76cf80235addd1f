import Observation
import QBChatModels

/// Makes, joins and leaves chats, and keeps the errors.
@MainActor
@Observable
public final class Membership {
    /// The error of the last chat that was not made.
    public private(set) var makingNotice: String?
    private var notices: [Chat.ID: String] = [:]
    @ObservationIgnored private let service: any ChatService

    public init(service: any ChatService) { self.service = service }

    /// Returns the error of the last attempt to join or leave a chat.
    public func notice(for chat: Chat.ID) -> String? { notices[chat] }

    public func make(_ title: String) async {
        if makingNotice != nil { makingNotice = nil }
        do { try await service.makeChat(title) } catch { makingNotice = "Not made: \(error.explanation)" }
    }

    public func join(_ chat: Chat.ID) async { await attempt(chat) { try await service.join(chat) } }

    public func leave(_ chat: Chat.ID) async { await attempt(chat) { try await service.leave(chat) } }

    private func attempt(_ chat: Chat.ID, _ work: () async throws -> Void) async {
        if notices[chat] != nil { notices[chat] = nil }
        do { try await work() } catch { notices[chat] = error.explanation }
    }
}
