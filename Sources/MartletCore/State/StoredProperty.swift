import Foundation
import MartletGraph

/// The common part of the property wrappers for stored values: finds the value's location once the view is installed.
struct StoredProperty<Value> {
    private let key: String
    private let initialValue: Value
    private let coding: StoredCoding<Value>
    /// The suite that the app names; `nil` for none.
    private let store: UserDefaults?
    private var location: StoredLocation<Value>?

    init(_ key: String, _ initialValue: Value, _ coding: StoredCoding<Value>, store: UserDefaults? = nil) {
        self.key = key
        self.initialValue = initialValue
        self.coding = coding
        self.store = store.flatMap { $0 === UserDefaults.standard ? nil : $0 }
    }

    var value: Value { location?.get() ?? initialValue }

    func set(_ value: Value) { location?.set(value, Transaction()) }

    var binding: Binding<Value> { location.map { Binding($0) } ?? .constant(initialValue) }

    @MainActor
    mutating func attach(to node: Node, storage: inout AnyObject?) {
        guard let node = node as? AnyViewNode, let session = EnvironmentValues(node.environment).session else { return }
        location = storage.makeOnce {
            StoredLocation(key: key, store: store, initialValue: initialValue, coding: coding, session: session)
        }
    }

    func isSame(as other: StoredProperty) -> Bool {
        guard key == other.key else { return false }
        guard let store, let otherStore = other.store else { return store == nil && other.store == nil }
        return store.isSameSuite(as: otherStore)
    }
}
