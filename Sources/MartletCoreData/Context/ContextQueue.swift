import Foundation
import MartletCore

/// The queue of a context.
final class ContextQueue: Sendable {
    private let queue: DispatchQueue
    private let isMain: Bool
    private static let key = DispatchSpecificKey<ObjectIdentifier>()

    init(isMain: Bool) {
        self.isMain = isMain
        queue = isMain ? .main : DispatchQueue(label: "martlet.coredata")
        if !isMain { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
    }

    private var isCurrent: Bool { DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self) }

    func later(_ body: @escaping () -> Void) {
        // Runs on this queue alone, where the context is used.
        nonisolated(unsafe) let body = body
        queue.async { body() }
    }

    func wait<T>(_ body: () throws -> T) rethrows -> T {
        if isMain { return try onMain(body) }
        return isCurrent ? try body() : try queue.sync(execute: body)
    }

    /// Runs code on the main queue, which no fixed thread serves on Linux.
    private func onMain<T>(_ body: () throws -> T) rethrows -> T {
        func run(_ body: () throws -> T, _ fail: (any Error) throws -> T) rethrows -> T {
            // The caller waits: two threads never use these at once.
            nonisolated(unsafe) var result: Result<T, any Error>?
            nonisolated(unsafe) let body = body
            onMainQueue { result = Result { try body() } }
            switch result {
            case .success(let value)?: return value
            case .failure(let error)?: return try fail(error)
            case nil: preconditionFailure("The main queue has not run the code.")
            }
        }
        return try run(body) { throw $0 }
    }
}

extension NSManagedObjectContext {
    /// How ``perform(schedule:_:)`` begins.
    public struct ScheduledTaskType: Hashable, Sendable {
        private let isEnqueued: Bool
        /// At once if the code that asks is on the context's queue.
        public static let immediate = ScheduledTaskType(isEnqueued: false)
        public static let enqueued = ScheduledTaskType(isEnqueued: true)
    }

    /// The context whose block runs.
    @TaskLocal static var current: NSManagedObjectContext?

    /// Runs code on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        queue.later { [self] in
            Self.$current.withValue(self, operation: block)
            processPendingChanges()
        }
    }

    /// Runs code on the context's queue, and waits for it.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try queue.wait { try Self.$current.withValue(self, operation: block) }
    }

    /// Runs code on the context's queue, and returns its result.
    public nonisolated(nonsending) func perform<T, E: Error>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(E) -> T)
        async throws(E) -> T
    {
        // The result leaves the queue once, as the caller's.
        nonisolated(unsafe) let block = block
        let result: Result<Sent<T>, E> = await withCheckedContinuation { continuation in
            queue.later { [self] in
                let result = Self.$current.withValue(self) { () -> Result<Sent<T>, E> in
                    do throws(E) { return .success(Sent(value: try block())) } catch { return .failure(error) }
                }
                processPendingChanges()
                continuation.resume(returning: result)
            }
        }
        return try result.get().value
    }
}

/// A value that goes from a context's queue to who has asked for it, and is used on one of them at a time.
private struct Sent<T>: @unchecked Sendable { let value: T }
