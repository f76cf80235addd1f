import MartletCore

extension View {
    /// Animates changes of this view that happen when `value` changes.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(TransactionModifier(value: value) { $0.animate(animation) })
    }

    /// Animates all changes of this view.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier<Never>(value: nil) { $0.animate(animation) })
    }

    /// Modifies the transaction of all changes of this view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Never>(value: nil, change: transform))
    }

    /// Modifies the transaction of changes of this view that happen when `value` changes.
    public nonisolated func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: value, change: transform))
    }
}

extension Transaction {
    fileprivate mutating func animate(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}
