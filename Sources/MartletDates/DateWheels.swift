import Foundation
import MartletCore
import MartletUI

/// Wheels for the parts of a date.
struct WheelDatePicker<Label: View>: View {
    let selection: Binding<Date>
    let range: DateRange
    let components: DatePickerComponents
    let label: Label
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        HStack {
            if !labelsHidden {
                label.accessibilityHidden(true)
                Spacer()
            }
            HStack(spacing: 0) {
                if components.contains(.date) {
                    // Beside the wheels of a time there is no room for long names of months.
                    DateWheels(
                        date: selection, range: range, parts: [.year, .month, .day], isShort: components.contains(.hourAndMinute))
                }
                if components.contains(.hourAndMinute) { DateWheels(date: selection, range: range, parts: [.hour, .minute]) }
            }
            .labelsHidden()
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
    }
}

/// Wheels for month and year.
struct MonthWheels: View {
    /// The first day of the month.
    let month: Binding<Date>
    let range: DateRange

    var body: some View {
        HStack(spacing: 0) { DateWheels(date: month, range: DateRange(), years: range, parts: [.year, .month]) }.labelsHidden()
    }
}

/// A wheel for each part, in the order of the user's language.
private struct DateWheels: View {
    let date: Binding<Date>
    let range: DateRange
    /// The range whose years can be chosen; `nil` is ``range``.
    var years: DateRange?
    let parts: [Calendar.Component]
    /// Whether months have their short names.
    var isShort = false
    @Environment(\.localCalendar) private var calendar

    var body: some View {
        ForEach(parts.sorted { position($0) < position($1) }, id: \.self) { part in
            let numbers = numbers(of: part)
            Picker(selection: number(of: part)) {
                ForEach(numbers, id: \.self) { Text(verbatim: text($0, part)).tag($0) }
            } label: {
                Text(verbatim: Self.name(of: part))
            }
            .pickerStyle(.wheel)
        }
    }

    private static func name(of part: Calendar.Component) -> String {
        switch part {
        case .year: "Year"
        case .month: "Month"
        case .day: "Day"
        case .hour: "Hour"
        default: "Minute"
        }
    }

    /// The place of a part in a date that is written in the user's language.
    private func position(_ part: Calendar.Component) -> Int {
        let template = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: calendar.locale) ?? "Mdy"
        let letter: Character =
            switch part {
            case .year: "y"
            case .month: "M"
            case .day: "d"
            case .hour: "H"
            default: "m"
            }
        // Times are in one order in all languages.
        return template.firstIndex(of: letter).map { template.distance(from: template.startIndex, to: $0) } ?? (letter == "H" ? 100 : 101)
    }

    private func numbers(of part: Calendar.Component) -> [Int] {
        guard part == .year else {
            return Array(
                calendar.range(of: part, in: part == .day ? .month : part == .month ? .year : .day, for: date.wrappedValue) ?? 0..<1)
        }
        let (years, year) = (years ?? range, calendar.component(.year, from: date.wrappedValue))
        let first = years.earliest.map { calendar.component(.year, from: $0) } ?? year - 100
        let last = years.latest.map { calendar.component(.year, from: $0) } ?? year + 100
        return Array(min(first, year)...max(last, year))
    }

    private func text(_ number: Int, _ part: Calendar.Component) -> String {
        switch part {
        case .month: (isShort ? calendar.shortStandaloneMonthSymbols : calendar.standaloneMonthSymbols)[number - 1]
        case .hour: date(setting: .hour, to: number).formatted(calendar.format.hour())
        case .minute: number < 10 ? "0\(number)" : String(number)
        default: String(number)
        }
    }

    private func number(of part: Calendar.Component) -> Binding<Int> {
        Binding {
            calendar.component(part, from: date.wrappedValue)
        } set: {
            date.wrappedValue = range.clamping(date(setting: part, to: $0))
        }
    }

    /// Returns the date with another part; a day that the new month does not have becomes its last one.
    private func date(setting part: Calendar.Component, to number: Int) -> Date {
        let old = date.wrappedValue
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: old)
        parts.setValue(number, for: part)
        if part == .year || part == .month {
            let day = parts.day ?? 1
            parts.day = 1
            guard let first = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: first) else { return old }
            parts.day = min(day, days.count)
        }
        return calendar.date(from: parts) ?? old
    }
}
