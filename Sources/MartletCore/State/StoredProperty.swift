import Foundation
import MartletGraph

/// The common part of the property wrappers for stored values: finds the value's location once the view is installed.
struct StoredProperty<Value> {
    private let key: String
    private let initialValue: Value
    private let coding: StoredCoding<Value>
    /// The suite that the app names; `nil` for none.
    private let store: UserDefaults?
    /// Whether the app names no store, so that the one of the views around is used.
    private let followsViews: Bool
    private var location: StoredLocation<Value>?

    init(_ key: String, _ initialValue: Value, _ coding: StoredCoding<Value>, store: UserDefaults? = nil, followsViews: Bool = false) {
        self.key = key
        self.initialValue = initialValue
        self.coding = coding
        self.store = store?.unlessStandard
        self.followsViews = followsViews
    }

    var value: Value { location?.get() ?? initialValue }

    func set(_ value: Value) { location?.set(value, Transaction()) }

    var binding: Binding<Value> { location.map { Binding($0) } ?? .constant(initialValue) }

    @MainActor
    mutating func attach(to node: Node, storage: inout AnyObject?) {
        guard let node = node as? AnyViewNode, let session = EnvironmentValues(node.environment).session else { return }
        let store = followsViews ? EnvironmentValues(node.environment).defaultAppStorage?.unlessStandard : store
        location = storage.makeOnce {
            StoredLocation(key: key, store: store, initialValue: initialValue, coding: coding, session: session)
        }
    }

    func isSame(as other: StoredProperty) -> Bool {
        guard key == other.key, followsViews == other.followsViews else { return false }
        guard let store, let otherStore = other.store else { return store == nil && other.store == nil }
        return store.isSameSuite(as: otherStore)
    }
}

extension UserDefaults {
    fileprivate var unlessStandard: UserDefaults? { self === UserDefaults.standard ? nil : self }
}
