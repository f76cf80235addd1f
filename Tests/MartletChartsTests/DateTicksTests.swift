import Foundation
import Testing

@testable import Charts

@Suite("Round dates")
struct DateTicksTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func ticks(_ start: Date, _ end: Date, _ count: Int) -> [Date] {
        DateTicks.dates(from: start, through: end, by: DateTicks.step(from: start, through: end, count: count), calendar: calendar)
    }

    // d3-time: test/ticks-test.js, "utcTicks(start, stop, count) can generate N-hour ticks", and so on.
    @Test func `Hours are multiples of three in a day`() {
        #expect(
            ticks(date(2011, 1, 1, 16, 28), date(2011, 1, 2, 14, 34), 7)
                == [
                    date(2011, 1, 1, 18), date(2011, 1, 1, 21), date(2011, 1, 2, 0), date(2011, 1, 2, 3), date(2011, 1, 2, 6),
                    date(2011, 1, 2, 9), date(2011, 1, 2, 12),
                ])
    }

    @Test func `Months are quarters in a year`() {
        #expect(
            ticks(date(2026, 1, 1), date(2026, 12, 31), 5) == [date(2026, 1, 1), date(2026, 4, 1), date(2026, 7, 1), date(2026, 10, 1)])
    }

    @Test func `Years are round`() {
        #expect(ticks(date(1971, 3, 1), date(1999, 1, 1), 5) == [1975, 1980, 1985, 1990, 1995].map { date($0, 1, 1) })
    }

    @Test func `A step of the app begins at parts of the calendar`() {
        #expect(
            DateTicks.dates(from: date(2026, 1, 2, 5), through: date(2026, 1, 5), by: DateTicks.Step(.day, 1), calendar: calendar)
                == [date(2026, 1, 3), date(2026, 1, 4), date(2026, 1, 5)])
    }

    @Test func `There is a bound on them`() {
        #expect(
            DateTicks.dates(from: date(2000, 1, 1), through: date(2026, 1, 1), by: DateTicks.Step(.second, 1), calendar: calendar).count
                == 1000)
    }
}
