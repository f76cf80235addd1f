import Observation
import Synchronization

/// Holds the state of a store that a view model backs.
///
/// Compares the view model's state with its previous state: after an input, soon after the view model has changed by itself, and before a
/// read if it has changed just now. In that last case the reading view is evaluated once more than necessary, at the view model's next
/// change.
@MainActor
final class ViewModelCore<Model: ViewModel> {
    let root: StateRoot<Model.State>
    private let model: Model
    private let staleness = Staleness()
    private var subscription: AnyObject?

    init(_ model: Model) {
        self.model = model
        root = StateRoot(model.state)
        staleness.refresh = { [weak self] in self?.refresh() }
        root.onRead { [weak self] in self?.refreshIfStale() }
        subscription = changesIfObservable(of: model) { [staleness] in staleness.begin() }
        root.replace(with: observedState())
    }

    func send(_ input: Model.Input) -> EffectTask {
        model.trigger(input)
        refresh()
        return EffectTask(batch: EffectBatch())
    }

    private func refreshIfStale() {
        if staleness.isStale { refresh() }
    }

    private func refresh() { root.replace(with: staleness.end() ? observedState() : model.state) }

    private func observedState() -> Model.State {
        withObservationTracking {
            model.state
        } onChange: { [staleness] in
            staleness.begin()
        }
    }
}

/// Whether the view model has changed, or is about to change, since its state was last read. It can be set from any thread.
private final class Staleness: Sendable {
    private let flag = Mutex(false)
    @MainActor var refresh: (@MainActor () -> Void)?

    @MainActor
    init() {}

    var isStale: Bool { flag.withLock { $0 } }

    /// Observation calls this before the change, so the new state can be read only later.
    func begin() {
        let isFirst = flag.withLock { flag in
            defer { flag = true }
            return !flag
        }
        if isFirst { Task { @MainActor in refresh?() } }
    }

    /// Resets the flag, and returns whether it was set.
    func end() -> Bool {
        flag.withLock { flag in
            defer { flag = false }
            return flag
        }
    }
}
