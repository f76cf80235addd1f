import QBChatModels

// What happens to a chat is the same, whether a reducer or a view model lets it happen.
extension ChatState {
    /// It is asked for. What is there stays in sight meanwhile.
    public mutating func beginFetching() {
        if phase != .loaded { phase = .loading }
    }

    /// Takes in what was fetched. What came meanwhile stays.
    public mutating func take(_ fetched: Conversation) {
        phase = .loaded
        conversation = fetched.merged(with: conversation.messages)
    }

    /// It could not be had. What is there stays in sight.
    public mutating func fail(_ error: any Error) {
        if phase != .loaded { phase = .failed(error.explanation) }
    }

    /// Takes the draft away to be sent; `nil` if there is nothing in it.
    public mutating func takeDraft() -> String? {
        guard let text = Message.text(from: draft) else { return nil }
        draft = ""
        notice = nil
        return text
    }

    /// Gives the user back what could not be sent.
    public mutating func notSent(_ text: String, _ error: any Error) {
        notice = "Not sent: \(error.explanation)"
        if draft.isEmpty { draft = text }
    }
}
