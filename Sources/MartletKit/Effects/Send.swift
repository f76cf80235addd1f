/// Sends the actions of an effect to the store that performs it.
///
/// What is sent after the effect has ended, or after it was cancelled, is dropped.
public struct Send<Action>: Sendable {
    let deliver: @MainActor (Action) -> Void

    init(_ deliver: @escaping @MainActor (Action) -> Void) { self.deliver = deliver }

    /// Sends an action. It is through when this returns, unless another is at work: then it is the next.
    @MainActor
    public func callAsFunction(_ action: sending Action) { deliver(action) }
}
