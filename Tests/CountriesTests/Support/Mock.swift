import Testing

/// Records calls, and verifies that they are the expected ones, in order.
@MainActor
final class Mock<Action: Equatable & Sendable> {
    private let expected: [Action]
    private(set) var actions: [Action] = []

    init(expecting expected: [Action] = []) { self.expected = expected }

    func note(_ action: Action) { actions.append(action) }

    /// Describes the differences from the expected calls; empty if there are none.
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
