extension Binding {
    /// A binding to the same value in another form.
    package nonisolated func converted<Other>(from: @escaping (Value) -> Other, to: @escaping (Other) -> Value) -> Binding<Other> {
        var other = Binding<Other>(ConvertedLocation(base: location, from: from, to: to))
        other.transaction = transaction
        return other
    }
}

/// Another location's value in another form. The same base has the same form, so that a view given it anew is the same view.
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

    /// Conversions depend on nothing but their types.
    func isSame(as other: any BindingLocation) -> Bool {
        (other as? ConvertedLocation<Base, Value>).map { base.isSame(as: $0.base) } ?? false
    }
}
