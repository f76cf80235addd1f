import Foundation
import MartletCore

extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        enum Name: Hashable, Sendable {
            case time, date, relative, offset, timer
            case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
        }

        let name: Name

        /// The time of day: `11:23 PM`.
        public static let time = DateStyle(name: .time)
        /// The day: `June 3, 2019`.
        public static let date = DateStyle(name: .date)
        /// The time until or since the date: `2 hr, 23 min`.
        public static let relative = DateStyle(name: .relative)
        /// The signed difference from now: `+2 hours`.
        public static let offset = DateStyle(name: .offset)
        /// The time until or since the date, as a timer: `36:59:01`.
        public static let timer = DateStyle(name: .timer)

        /// Whether the text changes as time passes after `now`.
        func isLive(at now: Date) -> Bool {
            switch name {
            case .time, .date: false
            case .relative, .offset, .timer: true
            case .interval(let range, let pause, _, _): pause == nil && now < range.upperBound
            }
        }
    }

    /// Creates a text from a date. Relative styles update every second while the text is shown.
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

    /// Creates a text with the time that is left in an interval, or has passed in it.
    ///
    /// - Parameters:
    ///   - pauseTime: The date at which the text stands; `nil` lets it run.
    ///   - showsHours: Whether an hour is shown as such, and not as 60 minutes.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        let name = DateStyle.Name.interval(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self.init(timerInterval.upperBound, style: DateStyle(name: name))
    }

    /// Creates a text from a range of dates.
    public init(_ dates: ClosedRange<Date>) { self.init(dates.lowerBound..<dates.upperBound, format: .interval) }

    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension Text {
    /// Whether the text changes as time passes after `now`.
    func isLive(at now: Date) -> Bool {
        switch content {
        case .date(_, let style): style.isLive(at: now)
        case .joined(let a, let b): a.isLive(at: now) || b.isLive(at: now)
        case .localized(let key), .localizedElsewhere(let key, _, _): key.arguments.contains { $0.isLive(at: now) }
        case .verbatim, .value, .attributed, .inline: false
        }
    }
}

extension TextArgument {
    fileprivate func isLive(at now: Date) -> Bool { if case .text(let text) = self { text.isLive(at: now) } else { false } }
}

extension Text.DateStyle {
    /// - Parameter now: The current date, which relative styles count from.
    func string(for date: Date, now: Date, locale: Locale, calendar: Calendar, timeZone: TimeZone) -> String {
        switch name {
        case .time:
            return date.formatted(
                Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
        case .date:
            return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone))
        case .relative: return Self.parts(of: abs(date.timeIntervalSince(now)), locale: locale, width: .abbreviated, count: 2)
        case .offset:
            let interval = date.timeIntervalSince(now)
            return (interval < 0 ? "-" : "+") + Self.parts(of: abs(interval), locale: locale, width: .wide, count: 1)
        case .timer: return Self.clock(abs(date.timeIntervalSince(now)))
        case .interval(let range, let pause, let countsDown, let showsHours):
            let place = min(max(pause ?? now, range.lowerBound), range.upperBound)
            let interval =
                countsDown
                ? range.upperBound.timeIntervalSince(place).rounded(.up) : place.timeIntervalSince(range.lowerBound).rounded(.down)
            return Self.clock(interval, showsHours: showsHours)
        }
    }

    private static func parts(
        of interval: TimeInterval, locale: Locale, width: Duration.UnitsFormatStyle.UnitWidth, count: Int
    ) -> String {
        Duration.seconds(interval.rounded(.down)).formatted(
            Duration.UnitsFormatStyle(
                allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count
            ).locale(locale))
    }

    private static func clock(_ interval: TimeInterval, showsHours: Bool = true) -> String {
        let seconds = Int(interval)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
        return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(seconds % 60))" : "\(minutes):\(padded(seconds % 60))"
    }
}
