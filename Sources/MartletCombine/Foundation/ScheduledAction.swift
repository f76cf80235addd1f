import Dispatch
import Foundation

/// A scheduler's action on its way to the queue or run loop that performs it.
///
/// `Scheduler` takes actions that are not `Sendable`, as Combine does, while Dispatch and Foundation want such. It is sound to
/// send this one: the caller of `schedule` gives the action away, and one queue or one run loop performs it, never two at once.
struct ScheduledAction: @unchecked Sendable {

    let perform: () -> Void

    init(_ perform: @escaping () -> Void) {
        self.perform = perform
    }
}
