import Observation
import Synchronization

/// A store's state, as a view model has it.
///
/// What the view model says is compared with what it last said: after an input, soon after it has changed by itself, and before a reading if
/// it has changed just now. In this last case the view that reads hears once too often, of the view model's next change.
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

/// Whether something has changed, or is about to, since it was last looked at. It may be told from any thread.
private final class Staleness: Sendable {
    private let flag = Mutex(false)
    @MainActor var refresh: (@MainActor () -> Void)?

    @MainActor
    init() {}

    var isStale: Bool { flag.withLock { $0 } }

    /// It is told before the change is made, so that it can be looked at only later.
    func begin() {
        let isFirst = flag.withLock { flag in
            defer { flag = true }
            return !flag
        }
        if isFirst { Task { @MainActor in refresh?() } }
    }

    /// Whether there was something to look at.
    func end() -> Bool {
        flag.withLock { flag in
            defer { flag = false }
            return flag
        }
    }
}
