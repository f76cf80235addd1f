import MartletElements
import MartletGraph

/// The location of one of the user's stored values. All locations of one key in a session see the same value.
final class StoredLocation<Value>: BindingLocation {
    private let key: String
    private let initialValue: Value
    private let coding: StoredCoding<Value>
    private let session: SessionContext

    init(key: String, initialValue: Value, coding: StoredCoding<Value>, session: SessionContext) {
        self.key = key
        self.initialValue = initialValue
        self.coding = coding
        self.session = session
    }

    func get() -> Value {
        let (session, key) = (session, key)
        return onMainQueue { session.storedValue(for: key) }.flatMap(coding.decode) ?? initialValue
    }

    func set(_ value: Value, _ transaction: Transaction) {
        let (session, key, stored) = (session, key, coding.encode(value))
        if transaction.animation == nil {
            onMainQueue { session.store(stored, for: key) }
        } else {
            withTransaction(transaction) { onMainQueue { session.store(stored, for: key) } }
        }
    }

    func isSame(as other: any BindingLocation) -> Bool {
        guard let other = other as? StoredLocation<Value> else { return false }
        return key == other.key && session === other.session
    }
}
