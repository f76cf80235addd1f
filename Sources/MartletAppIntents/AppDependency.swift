import Foundation
import Synchronization

/// What intents depend on, by type and key. All users of a process share it.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String?
    }

    private let values = Mutex<[Key: any Sendable]>([:])

    /// Adds a value.
    public func add<Value: Sendable>(key: String? = nil, dependency: @autoclosure () -> Value) {
        let value = dependency()
        values.withLock { $0[Key(type: ObjectIdentifier(Value.self), name: key)] = value }
    }

    func value<Value: Sendable>(_ type: Value.Type, key: String?) -> Value? {
        values.withLock { $0[Key(type: ObjectIdentifier(type), name: key)] } as? Value
    }
}

/// What an intent depends on: `@Dependency var kitchen: Kitchen`. The app adds it to ``AppDependencyManager``.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: String?

    public init() { key = nil }
    public init(key: String) { self.key = key }

    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.value(Value.self, key: key) else {
            preconditionFailure("An intent depends on \(Value.self): let the app call AppDependencyManager.shared.add(dependency:)")
        }
        return value
    }
}
