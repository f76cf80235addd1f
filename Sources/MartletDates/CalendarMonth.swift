import Foundation

/// A month of a calendar, as a table of weeks.
struct CalendarMonth {
    let calendar: Calendar
    /// Its first moment.
    let start: Date
    let days: [Date]

    /// - Parameter date: A date in the month.
    init(of date: Date, in calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let start = start
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
        days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    }

    var interval: DateInterval { calendar.dateInterval(of: .month, for: start) ?? DateInterval(start: start, duration: 0) }

    func adding(_ months: Int) -> CalendarMonth {
        CalendarMonth(of: calendar.date(byAdding: .month, value: months, to: start) ?? start, in: calendar)
    }

    /// The days in rows of seven; `nil` is a day of another month.
    var weeks: [[Date?]] {
        let first = calendar.component(.weekday, from: start) - calendar.firstWeekday
        let cells = Array(repeating: nil, count: (first + 7) % 7) + days.map(Optional.some)
        return stride(from: 0, to: cells.count, by: 7).map { row in (row..<row + 7).map { cells.indices.contains($0) ? cells[$0] : nil } }
    }

    /// The short names of the days of the week, from the first day of the calendar's week.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
    }
}
