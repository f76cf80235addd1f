import Dispatch
import Foundation

/// Runs a closure on the main actor's thread, at once if that is this one, and waits for it.
///
/// Values that are not Sendable go in and out: the caller waits, so they are never used on two threads at once. The compiler is told so with
/// `nonisolated(unsafe)` where it asks.
///
/// Apple's property wrappers may be used from any thread, while the graph lives on the main actor; this is where the two meet.
func onMainThread<R>(_ body: @MainActor () -> R) -> R {
    typealias Unisolated = () -> R
    return withoutActuallyEscaping(body) { body in
        // Running on the main thread is what the isolation asks for; the type system cannot see that.
        let unisolated = unsafeBitCast(body, to: Unisolated.self)
        return Thread.isMainThread ? unisolated() : DispatchQueue.main.sync(execute: unisolated)
    }
}
