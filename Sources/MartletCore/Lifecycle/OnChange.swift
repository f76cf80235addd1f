import MartletGraph

extension View {
    /// Runs an action with the old and the new value when a value changes.
    ///
    /// - Parameter initial: Whether to run it also when the view first appears.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    )
        -> some View
    {
        modifier(ChangeAction(value: value, initial: initial, action: action))
    }

    /// Runs an action when a value changes.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(ChangeAction(value: value, initial: initial, action: { _, _ in action() }))
    }

    /// Runs an action with the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeAction(value: value, initial: false, action: { _, new in action(new) }))
    }
}

struct ChangeAction<Value: Equatable>: LifecycleModifier {
    // Passed to the main actor once, and used only there.
    nonisolated(unsafe) let value: Value
    nonisolated(unsafe) let action: (Value, Value) -> Void
    let initial: Bool

    nonisolated init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        self.value = value
        self.initial = initial
        self.action = action
    }

    struct Memory { var hasAppeared = false }

    func makeMemory() -> Memory { Memory() }

    func appeared(_ memory: inout Memory, _ node: AnyViewNode) {
        guard initial, !memory.hasAppeared else { return }
        memory.hasAppeared = true
        action(value, value)
    }

    func updated(from old: Self, _ memory: inout Memory, _ node: AnyViewNode) {
        guard old.value != value else { return }
        let (before, after, action) = (old.value, value, action)
        node.graph.afterCommit { action(before, after) }
    }
}
