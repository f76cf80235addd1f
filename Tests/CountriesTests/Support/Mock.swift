import Testing

/// Notes what is asked of it, and is held to have been asked just what was expected, in that order.
@MainActor
final class Mock<Action: Equatable & Sendable> {
    private let expected: [Action]
    private(set) var actions: [Action] = []

    init(expecting expected: [Action] = []) { self.expected = expected }

    func note(_ action: Action) { actions.append(action) }

    /// What differs from what was expected, in words; nothing if all is as expected.
    var difference: String? {
        guard actions != expected else { return nil }
        let changes = actions.difference(from: expected).map { change in
            switch change {
            case .remove(let offset, let action, _): "missing \(offset): \(action)"
            case .insert(let offset, let action, _): "unexpected \(offset): \(action)"
            }
        }
        return changes.sorted().joined(separator: "\n")
    }

    func verify(sourceLocation: SourceLocation = #_sourceLocation) {
        if let difference { Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation) }
    }
}
