/// Sessions in the order in which their time runs out.
///
/// All of one queue get the same time, so a new one always goes to the end. A session that was saved in the meantime stays in the queue
/// until its old deadline; whoever takes it out finds that the session has another one by then.
struct ExpiryQueue {
    private struct Entry {
        let session: String
        let deadline: Duration
    }

    private var entries: [Entry] = []
    private var head = 0

    var next: Duration? { head < entries.count ? entries[head].deadline : nil }

    mutating func append(_ session: String, deadline: Duration) { entries.append(Entry(session: session, deadline: deadline)) }

    /// The first session that is meant, which stays where it is.
    func first(where isMeant: (_ session: String, _ deadline: Duration) -> Bool) -> String? {
        entries[head...].first { isMeant($0.session, $0.deadline) }?.session
    }

    /// Takes out the first entry.
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
