import Foundation
import MartletCore

/// The dates at which a ``TimelineView`` draws its content again.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns dates in order. The first is at or before `startDate`, if there is one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule's dates should come.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of a periodic schedule, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    private let startDate: Date
    private let interval: TimeInterval

    /// - Parameter interval: In seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = AnimationTimelineSchedule.bounded(interval)
        let steps = max(0, (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down))
        return Entries(date: self.startDate + steps * interval, interval: interval)
    }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries

    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60).entries(from: startDate, mode: mode)
    }
}

/// Dates that the app gives.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Frequent dates, for drawings that move.
///
/// - Partly: at most 20 dates a second, because each drawing is sent to the page.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = UnfoldFirstSequence<Date>

    /// In seconds.
    static let shortestInterval: TimeInterval = 0.05

    /// Returns an interval that can be counted: at least the shortest one, and at most 30 years.
    static func bounded(_ interval: TimeInterval) -> TimeInterval {
        interval.isNaN ? shortestInterval : min(max(interval, shortestInterval), 1e9)
    }

    private let interval: TimeInterval
    private let paused: Bool

    /// - Parameters:
    ///   - minimumInterval: In seconds; `nil` or a shorter one than 0.05 is 0.05.
    ///   - paused: Whether there are no dates after the first.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = Self.bounded(minimumInterval ?? 0)
        self.paused = paused
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        sequence(first: startDate) { [interval, paused] in paused ? nil : $0 + interval }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at equal intervals, from a date on. At most 20 a second are shown.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// 20 dates a second.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// The dates of a sequence, in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
