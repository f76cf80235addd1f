import Foundation
import MartletElements
import MartletGraph

/// The location of one of the user's stored values. All locations of one key in a session see the same value.
final class StoredLocation<Value>: BindingLocation {
    private let key: String
    private let initialValue: Value
    private let coding: StoredCoding<Value>
    private let session: SessionContext
    /// The suite that keeps the value; `nil` if the host keeps it.
    private let suite: Suite?

    @MainActor
    init(key: String, store: UserDefaults?, initialValue: Value, coding: StoredCoding<Value>, session: SessionContext) {
        let belongsToUser = LiveSessions.shared.belongToOneUser
        suite = belongsToUser ? store.map(Suite.init) : nil
        // All users of the process have the same suites, so their values are kept like those without one.
        self.key = belongsToUser ? key : store.map { "suite/\($0.suiteName)/\(key)" } ?? key
        self.initialValue = initialValue
        self.coding = coding
        self.session = session
    }

    func get() -> Value {
        let (session, key) = (session, key)
        guard let suite else { return onMainQueue { session.storedValue(for: key) }.flatMap(coding.decode) ?? initialValue }
        return onMainQueue { session.storedValue(for: key, in: suite) }.flatMap(coding.value) ?? initialValue
    }

    func set(_ value: Value, _ transaction: Transaction) {
        if transaction.animation == nil { write(value) } else { withTransaction(transaction) { write(value) } }
    }

    private func write(_ value: Value) {
        let (session, key) = (session, key)
        if let suite {
            let object = coding.object(value)
            onMainQueue { session.store(object, for: key, in: suite) }
        } else {
            let stored = coding.encode(value)
            onMainQueue { session.store(stored, for: key) }
        }
    }

    func isSame(as other: any BindingLocation) -> Bool {
        guard let other = other as? StoredLocation<Value>, key == other.key, session === other.session else { return false }
        guard let suite, let otherSuite = other.suite else { return suite == nil && other.suite == nil }
        return suite.store.isSameSuite(as: otherSuite.store)
    }
}
