import Combine

/// Holds the whole state of an app, which only actions change.
///
/// It is an `ObservableObject`: each change evaluates all views that observe it, whatever they read.
@MainActor
public final class Store<State, Action>: ObservableObject {
    @Published public private(set) var state: State
    private let reducer: Reducer<State, Action>
    private var running: [Int: AnyCancellable] = [:]
    private var lastNumber = 0

    public init(_ state: State, _ reducer: Reducer<State, Action>) {
        self.state = state
        self.reducer = reducer
    }

    /// The number of actions whose publishers have not finished.
    public var runningCount: Int { running.count }

    /// Applies the changes that the reducer publishes for an action, until its publisher finishes or the store is released.
    public func send(_ action: Action) {
        lastNumber += 1
        let number = lastNumber
        var isFinished = false
        let subscription = reducer.reduce(state, action).sink { [weak self] _ in
            isFinished = true
            self?.running[number] = nil
        } receiveValue: { [weak self] change in
            self?.apply(change)
        }
        if !isFinished { running[number] = subscription }
    }

    private func apply(_ change: Reducer<State, Action>.Change) { change(&state) }
}
