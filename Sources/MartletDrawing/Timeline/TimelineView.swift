import Foundation
import MartletCore
import MartletUI

/// A view that makes its content again at the dates of a schedule. It stops while it is not in the page, and while the app is in the
/// background.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///         Text(context.date, style: .time)
///     }
///
/// - Partly: at most 20 dates a second are shown, because each drawing is sent to the page.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The date for which content is made.
    public struct Context {
        /// How often the content is made.
        public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

        public let date: Date
        /// Always `live`: a page has no always-on display.
        public var cadence: Cadence { .live }

        /// Does nothing: a page keeps no content of a timeline.
        public func invalidateTimelineContent() {}
    }

    fileprivate nonisolated(unsafe) let schedule: Schedule  // Used only on the main actor.
    fileprivate nonisolated(unsafe) let content: (Context) -> Content  // Used only on the main actor.
}

/// The context of a timeline, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date)) }
    }

    public var body: some View { TimelineContent(timeline: self) }
}

private struct TimelineContent<Schedule: TimelineSchedule, Content: View>: View {
    let timeline: TimelineView<Schedule, Content>
    @State private var date: Date?
    @Environment(\.clock) private var clock
    @Environment(\.scenePhase) private var scenePhase
    @UnobservedStateObject private var turns = TimelineTurns()

    var body: some View {
        let entries = AnyIterator(timeline.schedule.entries(from: turns.start, mode: .normal).makeIterator())
        let first = turns.first(of: entries)
        timeline.content(.init(date: date ?? first))
            // A new schedule has other first dates, or ends earlier.
            .task(id: TimelineRun(isRunning: scenePhase != .background, upcoming: turns.upcoming)) {
                if scenePhase != .background { await turns.run(timeline.schedule, on: clock) { date = $0 } }
            }
    }
}

/// What a running timeline depends on. If one of these changes, it starts again.
private struct TimelineRun: Equatable {
    var isRunning: Bool
    var upcoming: [Date]
}

/// Waits for the dates of a schedule.
@MainActor
private final class TimelineTurns {
    /// When the view was made.
    let start = Date()
    /// The first dates of the schedule from `start` on.
    private(set) var upcoming: [Date] = []
    /// The time since `start` by the clock of the environment, so that a test that advances the clock advances the dates.
    private var watch: Stopwatch?

    /// A schedule ends after so many dates in a row that are over.
    private static let mostPassedDates = 100_000

    /// Returns the date for the first content.
    func first(of entries: AnyIterator<Date>) -> Date {
        upcoming = entries.prefix(3).filter(\.isFinite)
        return upcoming.last { $0 <= start } ?? start
    }

    /// Calls `show` with each date of the schedule, when it has come.
    func run<S: TimelineSchedule>(_ schedule: S, on clock: any Clock<Duration>, show: (Date) -> Void) async {
        let watch = watch ?? Stopwatch(clock)
        self.watch = watch
        var missed: Date?
        var passed = 0
        var due = -TimeInterval.infinity
        for date in schedule.entries(from: start + watch.elapsed, mode: .normal) {
            guard date.isFinite else { break }
            let time = date.timeIntervalSince(start)
            if time > watch.elapsed {
                if let missed { show(missed) }
                passed = 0
                // The dates of an app may be closer to each other than a page can show.
                due = max(time, due + AnimationTimelineSchedule.shortestInterval)
                try? await clock.sleep(for: .bounded(seconds: due - watch.elapsed))
            } else {
                // A schedule may have dates without an end that are all over.
                passed += 1
                if passed == Self.mostPassedDates { break }
                if passed % 1000 == 0 { await Task.yield() }
            }
            if Task.isCancelled { return }
            // Of several dates that are over, only the last is shown.
            missed = date
        }
        if let missed { show(missed) }
    }
}

extension Date {
    fileprivate var isFinite: Bool { timeIntervalSinceReferenceDate.isFinite }
}
