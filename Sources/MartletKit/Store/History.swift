#if DEBUG
/// What a store has taken in, and what came of it, as far back as was asked for.
///
///     store.record(last: 100)
///     …
///     for entry in store.history { print(entry.number, entry.input) }
///     store.jump(to: store.history[3])
///
/// Only in debug builds.
public struct HistoryEntry<State, Input> {
    /// The number of the input since recording began, from 1.
    public let number: Int
    public let input: Input
    /// The state afterwards.
    public let state: State
}

/// Keeps the last entries of a store's history.
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

    /// Oldest first.
    var entries: [HistoryEntry<State, Input>] {
        let start = ring.count < limit ? 0 : count % limit
        return Array(ring[start...] + ring[..<start])
    }
}

extension Store {
    /// Begins to record, and forgets what was recorded. It does nothing to a store that has no reducer of its own.
    public func record(last limit: Int) {
        precondition(limit > 0, "A history has at least one entry.")
        let recorder = StoreRecorder<State, Input>(limit: limit)
        core?.recorder = recorder
    }

    /// What was recorded, oldest first.
    public var history: [HistoryEntry<State, Input>] { core?.recorder?.entries ?? [] }

    /// Puts the state as it was after an input. Effects go on as they are, but those that belong to a part of the state that is gone now.
    public func jump(to entry: HistoryEntry<State, Input>) { core?.replace(with: entry.state) }
}
#endif
