extension Binding {
    /// Returns a binding that converts the value in both directions.
    package nonisolated func converted<Other>(from: @escaping (Value) -> Other, to: @escaping (Other) -> Value) -> Binding<Other> {
        var other = Binding<Other>(ConvertedLocation(base: location, from: from, to: to))
        other.transaction = transaction
        return other
    }
}

/// Converts the value of another location. Two locations are the same if their base is the same, so a view that gets a new one is
/// unchanged.
private final class ConvertedLocation<Base, Value>: BindingLocation {
    private let base: any BindingLocation<Base>
    private let from: (Base) -> Value
    private let to: (Value) -> Base

    init(base: any BindingLocation<Base>, from: @escaping (Base) -> Value, to: @escaping (Value) -> Base) {
        self.base = base
        self.from = from
        self.to = to
    }

    func get() -> Value { from(base.get()) }
    func set(_ value: Value, _ transaction: Transaction) { base.set(to(value), transaction) }

    /// Conversions depend only on their types.
    func isSame(as other: any BindingLocation) -> Bool {
        (other as? ConvertedLocation<Base, Value>).map { base.isSame(as: $0.base) } ?? false
    }
}
