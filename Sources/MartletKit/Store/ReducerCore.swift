/// Holds a store's state, and applies actions to it with a reducer, one after the other.
@MainActor
final class ReducerCore<State, Action> {
    let root: StateRoot<State>
    private let reducer: Reducer<State, Action>
    private var queue: [(action: Action, batch: EffectBatch)] = []
    private var isAtWork = false
    /// Receives each action after it was reduced.
    weak var observer: StepObserver<State, Action>?
    #if DEBUG
    var recorder: StoreRecorder<State, Action>?
    #endif

    private lazy var runner = EffectRunner<Action>(place: root.place) { [weak self] in self?.take($0, in: $1) }

    init(_ state: State, _ reducer: Reducer<State, Action>) {
        root = StateRoot(state)
        self.reducer = reducer
    }

    var effectCount: Int { runner.count }
    /// The number of entries kept for effects, readers and queued actions, for tests that look for leaks.
    var entryCount: Int { runner.entryCount + root.place.entryCount + queue.count }

    func send(_ action: Action) -> EffectTask {
        let batch = EffectBatch()
        take(action, in: batch)
        return EffectTask(batch: batch)
    }

    /// Queues an action and reduces all queued actions. An action that arrives during a reduction waits for its turn.
    private func take(_ action: Action, in batch: EffectBatch) {
        queue.append((action, batch))
        guard !isAtWork else { return }
        isAtWork = true
        defer { isAtWork = false }
        var next = 0
        while next < queue.count {
            let (action, batch) = queue[next]
            next += 1
            reduce(action, in: batch)
        }
        queue.removeAll(keepingCapacity: next <= 16)
    }

    private func reduce(_ action: Action, in batch: EffectBatch) {
        var state = root.value
        let effect = reducer.reduce(&state, action)
        replace(with: state)
        let step = StoreStep(input: action, state: state)
        observer?.handler(step)
        #if DEBUG
        recorder?.add(step)
        #endif
        runner.perform(effect, in: batch)
    }

    func replace(with state: State) { root.replace(with: state) { runner.cancel(ownedBy: $0) } }
}
