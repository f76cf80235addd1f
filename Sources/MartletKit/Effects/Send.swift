/// Sends an effect's actions to the store that performs it.
///
/// The store drops actions that arrive after the effect has ended or was cancelled.
public struct Send<Action>: Sendable {
    let deliver: @MainActor (Action) -> Void

    init(_ deliver: @escaping @MainActor (Action) -> Void) { self.deliver = deliver }

    /// Sends an action. The store has reduced it when this returns, unless the store is reducing another action; then this one comes next.
    @MainActor
    public func callAsFunction(_ action: sending Action) { deliver(action) }
}
