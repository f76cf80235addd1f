import Synchronization
import Testing

/// Returns the messages of the issues that an act reports.
@MainActor
public func failure(of act: () -> Void) -> String {
    let messages = Messages()
    withKnownIssue {
        act()
    } matching: { issue in
        messages.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
        return true
    }
    return messages.all
}

private final class Messages: Sendable {
    private let list = Mutex<[String]>([])

    var all: String { list.withLock { $0.joined(separator: "\n---\n") } }

    func add(_ message: String) { list.withLock { $0.append(message) } }
}
