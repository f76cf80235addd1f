import CMartletMainThread
import Dispatch

/// Identifies the main queue. On Linux no fixed thread serves it, so the queue itself must be checked.
private let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

/// Whether the current code runs where the main actor's code does: on the main queue, or in another queue's `sync` on the thread that holds
/// the main queue. Waiting for the main queue there would be a deadlock.
var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) != nil || martlet_thread_has_main_queue() }

/// Runs `body` on the main queue and waits for it; runs it directly if the caller is already there.
///
/// Arguments and results need not be `Sendable`: the caller waits, so two threads never use them at once. Where the compiler asks, they are
/// marked `nonisolated(unsafe)`.
///
/// Apple's property wrappers may be used from any thread, but the graph is isolated to the main actor. This function bridges the two.
package func onMainQueue<R>(_ body: @MainActor () -> R) -> R {
    typealias Unisolated = () -> R
    return withoutActuallyEscaping(body) { body in
        // Code on the main queue satisfies the isolation, but the type system cannot see that.
        let unisolated = unsafeBitCast(body, to: Unisolated.self)
        return isOnMainQueue ? unisolated() : DispatchQueue.main.sync(execute: unisolated)
    }
}

/// Runs `body` with `subject` on the main queue, as ``onMainQueue(_:)`` does.
///
/// A closure without captured values needs no allocation, so this variant is for reads that views make very often.
func onMainQueue<Subject, R>(_ subject: Subject, _ body: @escaping @MainActor (Subject) -> R) -> R {
    let unisolated = unsafeBitCast(body, to: ((Subject) -> R).self)
    if isOnMainQueue { return unisolated(subject) }
    nonisolated(unsafe) let subject = subject
    return DispatchQueue.main.sync { unisolated(subject) }
}
