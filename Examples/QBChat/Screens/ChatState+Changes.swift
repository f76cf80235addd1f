import QBChatModels

// Changes of a chat, which the reducer and the view model share.
extension ChatState {
    /// Starts loading. Loaded content stays visible.
    public mutating func beginFetching() {
        if phase != .loaded { phase = .loading }
    }

    /// Sets the loaded messages, and keeps those that arrived in the meantime.
    public mutating func take(_ fetched: Conversation) {
        phase = .loaded
        conversation = fetched.merged(with: conversation)
    }

    /// Records a failed load. Loaded content stays visible.
    public mutating func fail(_ error: any Error) {
        if phase != .loaded { phase = .failed(error.explanation) }
    }

    /// Removes the draft and returns its text; `nil` if it is empty.
    public mutating func takeDraft() -> String? {
        guard let text = Message.text(from: draft) else { return nil }
        draft = ""
        notice = nil
        return text
    }

    /// Restores the draft that could not be sent.
    public mutating func notSent(_ text: String, _ error: any Error) {
        notice = "Not sent: \(error.explanation)"
        if draft.isEmpty { draft = text }
    }

    /// Records that earlier messages could not be loaded, or that joining or leaving failed.
    public mutating func notDone(_ error: any Error) { notice = error.explanation }
}
