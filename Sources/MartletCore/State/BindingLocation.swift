import MartletGraph

/// The storage behind a binding.
protocol BindingLocation<Value>: AnyObject {
    associatedtype Value
    func get() -> Value
    func set(_ value: Value, _ transaction: Transaction)
    func isSame(as other: any BindingLocation) -> Bool
}

extension BindingLocation {
    func isSame(as other: any BindingLocation) -> Bool { self === other }
}

private func isSameToViews<Value>(_ a: Value, _ b: Value) -> Bool {
    nonisolated(unsafe) let (a, b) = (a, b)
    return onMainQueue { TypePlan.isSame(a, b) }
}

final class ConstantLocation<Value>: BindingLocation {
    private let value: Value

    init(_ value: Value) { self.value = value }

    func get() -> Value { value }
    func set(_ value: Value, _ transaction: Transaction) {}

    func isSame(as other: any BindingLocation) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return isSameToViews(value, other.value)
    }
}

final class ClosureLocation<Value>: BindingLocation {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    func get() -> Value { getter() }

    func set(_ value: Value, _ transaction: Transaction) {
        if transaction.animation == nil { setter(value, transaction) } else { withTransaction(transaction) { setter(value, transaction) } }
    }
}

/// Reads a part of a value so that the reading view depends on that part only.
private func selectingPart<Value>(by location: AnyObject, _ read: @escaping () -> Value) -> Value {
    nonisolated(unsafe) let (location, read) = (location, read)
    nonisolated(unsafe) let value = onMainQueue { Graph.selecting(by: location, read) }
    return value
}

/// A part of another location's value.
final class KeyPathLocation<Base, Value>: BindingLocation {
    private let base: any BindingLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: any BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    func get() -> Value { selectingPart(by: self) { self.base.get()[keyPath: self.keyPath] } }

    func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction)
    }

    func isSame(as other: any BindingLocation) -> Bool {
        guard let other = other as? KeyPathLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// An element of a collection in another location. While the element is missing, as in the turn that removes it, reads return its last
/// value and writes do nothing.
final class ElementLocation<Base: MutableCollection>: BindingLocation {
    private let base: any BindingLocation<Base>
    private let index: Base.Index
    private let last: Base.Element

    init(base: any BindingLocation<Base>, index: Base.Index, last: Base.Element) {
        self.base = base
        self.index = index
        self.last = last
    }

    func get() -> Base.Element {
        selectingPart(by: self) {
            let whole = self.base.get()
            return (whole.startIndex..<whole.endIndex).contains(self.index) ? whole[self.index] : self.last
        }
    }

    func set(_ value: Base.Element, _ transaction: Transaction) {
        var whole = base.get()
        guard (whole.startIndex..<whole.endIndex).contains(index) else { return }
        whole[index] = value
        base.set(whole, transaction)
    }

    func isSame(as other: any BindingLocation) -> Bool {
        guard let other = other as? ElementLocation<Base>, index == other.index, base.isSame(as: other.base) else { return false }
        return isSameToViews(last, other.last)
    }
}

/// The value inside an optional one. While that is `nil`, reads return the last value.
final class UnwrappedLocation<Value>: BindingLocation {
    private let base: any BindingLocation<Value?>
    private let fallback: Value

    init(base: any BindingLocation<Value?>, fallback: Value) {
        self.base = base
        self.fallback = fallback
    }

    func get() -> Value { base.get() ?? fallback }
    func set(_ value: Value, _ transaction: Transaction) { if base.get() != nil { base.set(value, transaction) } }

    func isSame(as other: any BindingLocation) -> Bool {
        (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

final class OptionalLocation<Value>: BindingLocation {
    private let base: any BindingLocation<Value>

    init(base: any BindingLocation<Value>) { self.base = base }

    func get() -> Value? { base.get() }
    func set(_ value: Value?, _ transaction: Transaction) { if let value { base.set(value, transaction) } }

    func isSame(as other: any BindingLocation) -> Bool {
        (other as? OptionalLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

final class HashableLocation<Value: Hashable>: BindingLocation {
    private let base: any BindingLocation<Value>

    init(base: any BindingLocation<Value>) { self.base = base }

    func get() -> AnyHashable { AnyHashable(base.get()) }
    func set(_ value: AnyHashable, _ transaction: Transaction) { if let value = value.base as? Value { base.set(value, transaction) } }

    func isSame(as other: any BindingLocation) -> Bool {
        (other as? HashableLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}
