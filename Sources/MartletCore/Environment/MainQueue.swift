import CMartletMainThread
import Dispatch

/// Marks the main queue. On Linux no fixed thread serves it, so the queue itself must be asked for.
private let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

/// Whether this code runs where the main actor's does: on the main queue, or in another queue's `sync` on the thread that has the main queue.
/// There, to wait for the main queue would be to wait for oneself.
var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) != nil || martlet_thread_has_main_queue() }

/// Runs a closure where the main actor's code runs, at once if that is here, and waits for it.
///
/// Values that are not Sendable go in and out: the caller waits, so they are never used on two threads at once. The compiler is told so with
/// `nonisolated(unsafe)` where it asks.
///
/// Apple's property wrappers may be used from any thread, while the graph lives on the main actor; this is where the two meet.
package func onMainQueue<R>(_ body: @MainActor () -> R) -> R {
    typealias Unisolated = () -> R
    return withoutActuallyEscaping(body) { body in
        // Running on the main queue is what the isolation asks for; the type system cannot see that.
        let unisolated = unsafeBitCast(body, to: Unisolated.self)
        return isOnMainQueue ? unisolated() : DispatchQueue.main.sync(execute: unisolated)
    }
}

/// Runs a function where the main actor's code runs, as ``onMainQueue(_:)`` does.
///
/// A closure that captures nothing, and is given all it needs, takes no memory; so this is for what views read all the time.
func onMainQueue<Subject, R>(_ subject: Subject, _ body: @escaping @MainActor (Subject) -> R) -> R {
    let unisolated = unsafeBitCast(body, to: ((Subject) -> R).self)
    if isOnMainQueue { return unisolated(subject) }
    nonisolated(unsafe) let subject = subject
    return DispatchQueue.main.sync { unisolated(subject) }
}
