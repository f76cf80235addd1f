import MartletElements

/// The last turns of a session, for the author of the app.
///
/// A session has one only under development: it costs time and memory.
struct Timeline {
    /// A turn, or an event that no view answered.
    struct Entry: Codable, Equatable, Sendable {
        /// The turns of a session are numbered from 1.
        var number: Int
        /// Where the change came from: `tap on button “Pay” in CartView`.
        var cause: String
        var evaluations: [TurnRecord.Evaluation] = []
        var otherEvaluations = 0
        /// The number of changes of elements.
        var operations = 0
        /// The size of the frame that took the changes to the page; 0 if there was none, or no page.
        var bytes = 0
        var milliseconds = 0.0
    }

    /// The number of turns that are kept.
    static let limit = 50

    private(set) var entries: [Entry] = []
    private var count = 0

    /// The event that is being handled, and whether a turn has followed it.
    private var event: (description: String, hasTurn: Bool)?
    /// The bytes that were sent since the last turn.
    private var bytes = 0

    mutating func begin(_ event: String) { self.event = (event, false) }

    /// - Parameter counts: Whether the event is worth an entry if no turn followed: what a page reports by itself is not.
    mutating func endEvent(counts: Bool) {
        guard let event else { return }
        self.event = nil
        if counts, !event.hasTurn { append(Entry(number: 0, cause: event.description)) }
    }

    mutating func sent(_ bytes: Int) { self.bytes += bytes }

    mutating func append(_ turn: TurnRecord) {
        let cause: String
        switch turn.cause {
        case .event:
            cause = event?.description ?? "an event"
            event?.hasTurn = true
        case .effects: cause = "onAppear, onChange or task, after the turn before"
        case .task: cause = "a task of the app"
        case .otherSession: cause = "a change by another session"
        case .callback: cause = "a timer or another callback"
        case .edit: cause = "a value set in the inspector"
        }
        defer { bytes = 0 }
        // A turn that only ran effects which changed nothing tells nothing.
        let hasEffect = !turn.evaluations.isEmpty || turn.otherEvaluations > 0 || turn.operations > 0 || bytes > 0
        guard hasEffect || turn.cause == .event else { return }
        append(
            Entry(
                number: 0, cause: cause, evaluations: turn.evaluations, otherEvaluations: turn.otherEvaluations,
                operations: turn.operations, bytes: bytes, milliseconds: turn.duration / .milliseconds(1)))
    }

    private mutating func append(_ entry: Entry) {
        var entry = entry
        count += 1
        entry.number = count
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append(entry)
    }
}
