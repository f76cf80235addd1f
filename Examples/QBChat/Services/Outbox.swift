import Observation
import QBChatModels

/// Sends messages, and keeps the errors of those that failed.
@MainActor
@Observable
public final class Outbox {
    private var notices: [Chat.ID: String] = [:]
    @ObservationIgnored private let service: any ChatService

    public init(service: any ChatService) { self.service = service }

    /// Returns the error of the last message to a chat.
    public func notice(for chat: Chat.ID) -> String? { notices[chat] }

    /// Sends a text.
    ///
    /// - Returns: Whether it was sent.
    public func send(_ text: String, to chat: Chat.ID) async -> Bool {
        if notices[chat] != nil { notices[chat] = nil }
        do {
            try await service.addMessage(text, to: chat)
            return true
        } catch {
            notices[chat] = "Not sent: \(error.explanation)"
            return false
        }
    }
}
