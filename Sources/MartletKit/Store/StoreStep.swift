/// One action that a store took in, or one change of its state.
package struct StoreStep<State, Input> {
    /// The action; `nil` if only the change is known.
    package let input: Input?
    /// The state afterwards.
    package let state: State
}

/// Hears of a store's steps, for as long as someone keeps it.
@MainActor
final class StepObserver<State, Input> {
    let hear: @MainActor (StoreStep<State, Input>) -> Void

    init(_ hear: @escaping @MainActor (StoreStep<State, Input>) -> Void) { self.hear = hear }
}

extension Store {
    /// Hears of each action that a store's reducer takes in; of another store, of each change of its state.
    ///
    /// - Returns: What is to be kept for as long as one wants to hear.
    package func observe(_ hear: @escaping @MainActor (StoreStep<State, Input>) -> Void) -> AnyObject {
        if let core {
            let observer = StepObserver(hear)
            core.observer = observer
            return observer
        }
        let listener = Listener<State, State>(\.self) { hear(StoreStep(input: nil, state: $0)) }
        place.add(listener)
        return listener
    }
}
