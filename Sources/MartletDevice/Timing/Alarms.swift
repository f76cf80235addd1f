import Foundation
import MartletCore
import MartletGraph

/// Runs actions at dates, by the clock in the environment of the session, which a test advances.
@MainActor
package final class Alarms {
    private struct Alarm {
        let id: String
        let next: (Date) -> Date?
        let ring: (Date) -> Void
        var due: Date?
        /// Whether it has rung, or has computed its first date.
        var hasBegun = false
    }

    private var alarms: [Alarm] = []
    private let source = Source()
    private var version = 0 { didSet { source.changed() } }
    /// Returns the date of the clock, which began to run with ``run(on:)``.
    private var clockDate: (() -> Date)?

    /// Changes with each alarm that is set or cancelled. A view that reads it is evaluated again then.
    var changes: Int {
        source.wasRead()
        return version
    }

    /// Sets an alarm, in place of one with the same id.
    /// - Parameters:
    ///   - next: Returns the next date after a date; `nil` ends the alarm.
    ///   - ring: Receives the date for which the alarm was set.
    package func set(_ id: String, next: @escaping (Date) -> Date?, ring: @escaping (Date) -> Void) {
        alarms.removeAll { $0.id == id }
        alarms.append(Alarm(id: id, next: next, ring: ring))
        version += 1
    }

    package func cancel(_ ids: Set<String>) {
        guard alarms.contains(where: { ids.contains($0.id) }) else { return }
        alarms.removeAll { ids.contains($0.id) }
        version += 1
    }

    /// The date of the clock.
    package var now: Date { clockDate?() ?? .now }

    /// Lets alarms ring until none is left or the task is cancelled.
    func run<C: Clock<Duration>>(on clock: C) async {
        if clockDate == nil {
            let (date, start) = (Date.now, clock.now)
            clockDate = { date.addingTimeInterval(start.duration(to: clock.now) / .seconds(1)) }
        }
        while !Task.isCancelled {
            let now = now
            ring(until: now)
            guard let due = alarms.compactMap(\.due).min() else { return }
            try? await clock.sleep(for: .seconds(min(max(0, due.timeIntervalSince(now)), Self.longestSleep)))
        }
    }

    private func ring(until now: Date) {
        for index in alarms.indices where !alarms[index].hasBegun {
            alarms[index].hasBegun = true
            alarms[index].due = alarms[index].next(now)
        }
        let due = alarms.filter { $0.due.map { $0 <= now } ?? false }.sorted { ($0.due ?? now) < ($1.due ?? now) }
        for alarm in due {
            // An alarm before it may have cancelled it.
            guard let index = alarms.firstIndex(where: { $0.id == alarm.id }), let date = alarm.due else { continue }
            // What was missed, for example while the computer slept, rings once.
            alarms[index].due = alarm.next(max(date, now))
            alarm.ring(date)
        }
        alarms.removeAll { $0.hasBegun && $0.due == nil }
    }

    /// A duration can be too short for a date that is very far away.
    private static let longestSleep: TimeInterval = 10_000_000
}

/// Shows the element of a service, and lets the times of its alarms pass.
struct AlarmLayer<Content: View>: View {
    let alarms: Alarms
    let content: Content
    @Environment(\.clock) private var clock

    var body: some View {
        let clock = clock
        content.task(id: alarms.changes) { await alarms.run(on: clock) }
    }
}
