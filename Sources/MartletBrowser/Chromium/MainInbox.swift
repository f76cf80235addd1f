import Foundation

/// Work of other threads for the main actor.
///
/// A test occupies the main actor while it waits for a page, so nothing that other threads send there would run. Here it runs while a test
/// waits in ``run(until:while:)``, and otherwise whenever the main actor is free.
package final class MainInbox: Sendable {
    package typealias Job = @MainActor @Sendable () -> Void

    /// Guards `jobs`.
    private let condition = NSCondition()
    /// Only read and written while `condition` is locked.
    private nonisolated(unsafe) var jobs: [Job] = []

    package init() {}

    /// Adds a job. Called on any thread.
    package func add(_ job: @escaping Job) {
        condition.lock()
        let isFirst = jobs.isEmpty
        jobs.append(job)
        condition.signal()
        condition.unlock()
        if isFirst { Task { @MainActor in self.drain() } }
    }

    /// Runs the jobs that have arrived.
    @MainActor
    package func drain() {
        while let job = next(until: nil) { job() }
    }

    /// Runs jobs as they arrive, until `isDone` returns `true`.
    ///
    /// - Returns: Whether it did so before the deadline.
    @MainActor
    package func run(until deadline: Date, isDone: () -> Bool) -> Bool {
        while true {
            drain()
            if isDone() { return true }
            guard let job = next(until: deadline) else { return isDone() }
            job()
        }
    }

    /// Takes the next job, and blocks the thread until there is one.
    private func next(until deadline: Date?) -> Job? {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty {
            guard let deadline, condition.wait(until: deadline) else { break }
        }
        return jobs.isEmpty ? nil : jobs.removeFirst()
    }
}
