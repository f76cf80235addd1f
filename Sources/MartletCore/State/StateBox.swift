import Dispatch
import Foundation
import MartletGraph

/// The storage of a `State` value, in the node of the view that declares it.
package final class StateBox<Value>: Source, BindingLocation {
    private var value: Value
    /// Whether the value is another one than the view's initial value.
    private(set) var wasChanged = false
    /// Called after a new value is stored.
    var didSet: ((Value) -> Void)?

    package init(_ value: Value) { self.value = value }

    package nonisolated func get() -> Value {
        onMainQueue(self) { box in
            box.wasRead()
            return box.value
        }
    }

    package nonisolated func set(_ value: Value, _ transaction: Transaction) {
        if transaction.animation == nil {
            onMainQueue((self, value)) { box, value in box.store(value) }
        } else {
            withTransaction(transaction) { onMainQueue((self, value)) { box, value in box.store(value) } }
        }
    }

    /// The value, without recording a read.
    var current: Value { value }

    /// Replaces the initial value, before anything has read it.
    func begin(with value: Value) {
        self.value = value
        wasChanged = true
    }

    private func store(_ new: Value) {
        guard !TypePlan.isSame(value, new) else { return }
        value = new
        wasChanged = true
        changed()
        didSet?(new)
    }
}
