/// One action that a store took in, or one change of its state.
package struct StoreStep<State, Input> {
    /// The action; `nil` if only the change is known.
    package let input: Input?
    /// The state afterwards.
    package let state: State
    /// Whether it was not sent from outside.
    package let isFromEffect: Bool
}

/// Hears of a store's steps.
package typealias StoreObserver<State, Input> = @MainActor (StoreStep<State, Input>) -> Void
