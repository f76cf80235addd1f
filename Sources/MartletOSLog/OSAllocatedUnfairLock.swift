import Foundation

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: Sendable {
    private final class Storage: Sendable {
        let lock = NSLock()
        nonisolated(unsafe) var state: State  // Used only while the lock is held.

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Runs code that has the value for itself.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Runs code that has the value for itself, without checks of the compiler.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that protects what the app says.
    public init() { self.init(uncheckedState: ()) }

    /// Runs code while no other thread has the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
}
