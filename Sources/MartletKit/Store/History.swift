#if DEBUG
/// One recorded input of a store, and the state after it.
///
///     store.record(last: 100)
///     …
///     for entry in store.history { print(entry.number, entry.input) }
///     store.jump(to: store.history[3])
///
/// Available only in debug builds.
public struct HistoryEntry<State, Input> {
    /// The number of the input since recording began, starting at 1.
    public let number: Int
    public let input: Input
    /// The state after the input.
    public let state: State
}

/// Keeps the latest entries of a store's history.
@MainActor
final class StoreRecorder<State, Input> {
    private let limit: Int
    private var ring: [HistoryEntry<State, Input>] = []
    private var count = 0

    init(limit: Int) { self.limit = limit }

    func add(_ step: StoreStep<State, Input>) {
        guard let input = step.input else { return }
        count += 1
        let entry = HistoryEntry(number: count, input: input, state: step.state)
        if ring.count < limit { ring.append(entry) } else { ring[(count - 1) % limit] = entry }
    }

    /// The entries, oldest first.
    var entries: [HistoryEntry<State, Input>] {
        let start = ring.count < limit ? 0 : count % limit
        return Array(ring[start...] + ring[..<start])
    }
}

extension Store {
    /// Starts recording, and discards earlier entries. Has no effect on a store without its own reducer.
    public func record(last limit: Int) {
        precondition(limit > 0, "record(last:) needs a limit of at least 1, not \(limit).")
        let recorder = StoreRecorder<State, Input>(limit: limit)
        core?.recorder = recorder
    }

    /// The recorded entries, oldest first.
    public var history: [HistoryEntry<State, Input>] { core?.recorder?.entries ?? [] }

    /// Restores the state after an input. Cancels the effects of removed parts of the state; all other effects continue.
    public func jump(to entry: HistoryEntry<State, Input>) { core?.replace(with: entry.state) }
}
#endif
