/// Sessions ordered by their deadlines.
///
/// All sessions of one queue get the same duration, so a new one is appended at the end. A session whose deadline changes stays in the
/// queue until its old deadline; the caller that removes it must check the current one.
struct ExpiryQueue {
    private struct Entry {
        let session: String
        let deadline: Duration
    }

    private var entries: [Entry] = []
    private var head = 0

    var next: Duration? { head < entries.count ? entries[head].deadline : nil }

    mutating func append(_ session: String, deadline: Duration) { entries.append(Entry(session: session, deadline: deadline)) }

    /// Returns the first session that matches, without removing it.
    func first(where isMeant: (_ session: String, _ deadline: Duration) -> Bool) -> String? {
        entries[head...].first { isMeant($0.session, $0.deadline) }?.session
    }

    /// Removes the first entry.
    mutating func removeFirst() -> (session: String, deadline: Duration)? {
        guard head < entries.count else { return nil }
        defer {
            head += 1
            if head >= 64, head * 2 >= entries.count {
                entries.removeFirst(head)
                head = 0
            }
        }
        return (entries[head].session, entries[head].deadline)
    }
}
