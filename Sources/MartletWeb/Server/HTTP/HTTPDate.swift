import Foundation

/// Formats and parses dates as HTTP does, in whole seconds: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
    static var now: String { string(from: .now) }

    static func string(from date: Date) -> String { date.formatted(style) }

    /// Parses the format of ``string(from:)``.
    static func date(from text: String) -> Date? { try? Date(text, strategy: strategy) }

    private static let format: Date.FormatString = """
        \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
        """
    private static let locale = Locale(identifier: "en_US_POSIX")
    private static let style = Date.VerbatimFormatStyle(
        format: format, locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    private static let strategy = Date.ParseStrategy(format: format, locale: locale, timeZone: .gmt)
}
