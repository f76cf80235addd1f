import Dispatch
import Foundation

/// An action passed to a scheduler.
///
/// `@unchecked Sendable`: `Scheduler`, like Combine's, takes actions that are not `Sendable`, but Dispatch and Foundation require it. The
/// caller of `schedule` does not use the action again, and only one queue or run loop performs it, never concurrently.
struct ScheduledAction: @unchecked Sendable {

    let perform: () -> Void

    init(_ perform: @escaping () -> Void) {
        self.perform = perform
    }
}
