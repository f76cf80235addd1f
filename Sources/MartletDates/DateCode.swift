import Foundation
import MartletCore

/// Formats and parses dates for the host: `2026-03-01`, `09:30`, `2026-03-01T09:30`, in the user's time zone.
struct DateCode {
    private let components: DatePickerComponents
    private let calendar: Calendar

    init(components: DatePickerComponents, calendar: Calendar, timeZone: TimeZone) {
        self.components = components
        // The host's dates are Gregorian, whatever the app's calendar.
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = timeZone
        gregorian.locale = calendar.locale
        self.calendar = gregorian
    }

    var name: String {
        switch components {
        case .date: "date"
        case .hourAndMinute: "time"
        default: "dateTime"
        }
    }

    func string(for date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = [parts.year, parts.month, parts.day].map { $0 ?? 0 }
        let time = [parts.hour, parts.minute].map { Self.padded($0 ?? 0, 2) }.joined(separator: ":")
        let dayText = "\(Self.padded(day[0], 4))-\(Self.padded(day[1], 2))-\(Self.padded(day[2], 2))"
        switch components {
        case .date: return dayText
        case .hourAndMinute: return time
        default: return dayText + "T" + time
        }
    }

    private static func padded(_ number: Int, _ length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }

    /// Parses the host's text. The parts that the text does not give are those of `old`.
    func date(in text: String, keeping old: Date) -> Date? {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
        let pieces = text.split(separator: "T")
        var rest = pieces[...]
        if components != .hourAndMinute {
            guard let day = rest.popFirst().map({ Self.numbers($0, "-") }), day.count == 3 else { return nil }
            (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
        }
        if components != .date {
            guard let time = rest.popFirst().map({ Self.numbers($0, ":") }), time.count >= 2 else { return nil }
            (parts.hour, parts.minute, parts.second) = (time[0], time[1], 0)
        }
        return rest.isEmpty && Self.areInRange(parts) ? calendar.date(from: parts) : nil
    }

    /// Whether the calendar can compute with the parts: the host's text is not trusted.
    private static func areInRange(_ parts: DateComponents) -> Bool {
        let ranges = [(parts.year, 1...9999), (parts.month, 1...12), (parts.day, 1...31), (parts.hour, 0...23), (parts.minute, 0...59)]
        return ranges.allSatisfy { number, range in number.map(range.contains) ?? true }
    }

    private static func numbers(_ text: Substring, _ separator: Character) -> [Int] {
        // Foundation reads `Int.max` as an undefined part.
        let numbers = text.split(separator: separator).map { text in Int(text).flatMap { 0...9999 ~= $0 ? $0 : nil } }
        return numbers.contains(nil) ? [] : numbers.compactMap(\.self)
    }
}
