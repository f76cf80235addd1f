/// One action that a store reduced, or one change of its state.
package struct StoreStep<State, Input> {
    /// The action; `nil` if only the change is known.
    package let input: Input?
    /// The state after the action.
    package let state: State
}

/// Receives a store's steps until it is released.
@MainActor
final class StepObserver<State, Input> {
    let handler: @MainActor (StoreStep<State, Input>) -> Void

    init(_ handler: @escaping @MainActor (StoreStep<State, Input>) -> Void) { self.handler = handler }
}

extension Store {
    /// Calls `handler` after each action that the store's reducer handles; for a store without its own reducer, after each change of the
    /// state.
    ///
    /// - Returns: An object to keep for as long as the observation should last.
    package func observe(_ handler: @escaping @MainActor (StoreStep<State, Input>) -> Void) -> AnyObject {
        if let core {
            let observer = StepObserver(handler)
            core.observer = observer
            return observer
        }
        let listener = Listener<State, State>(\.self) { handler(StoreStep(input: nil, state: $0)) }
        place.add(listener)
        return listener
    }
}
