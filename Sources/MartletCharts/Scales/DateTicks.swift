import Foundation

/// Round dates for an axis: the beginnings of hours, days, months and so on.
enum DateTicks {
    /// A distance between dates.
    struct Step: Hashable, Sendable {
        var unit: Calendar.Component
        var count: Int
        /// In seconds, about.
        var seconds: Double

        init(_ unit: Calendar.Component, _ count: Int) {
            self.unit = unit
            self.count = count
            seconds = Self.seconds(of: unit) * Double(count)
        }

        static func seconds(of unit: Calendar.Component) -> Double {
            switch unit {
            case .nanosecond: 1e-9
            case .second: 1
            case .minute: 60
            case .hour: 3600
            case .weekOfYear, .weekOfMonth: 7 * 86_400
            case .month: 30 * 86_400
            case .quarter: 91 * 86_400
            case .year, .yearForWeekOfYear: 365 * 86_400
            case .era: 1000 * 365 * 86_400
            default: 86_400
            }
        }
    }

    /// The steps of d3-time, but for years.
    private static let steps: [Step] = [
        Step(.second, 1), Step(.second, 5), Step(.second, 15), Step(.second, 30), Step(.minute, 1), Step(.minute, 5), Step(.minute, 15),
        Step(.minute, 30), Step(.hour, 1), Step(.hour, 3), Step(.hour, 6), Step(.hour, 12), Step(.day, 1), Step(.day, 2),
        Step(.weekOfYear, 1), Step(.month, 1), Step(.month, 3), Step(.year, 1),
    ]

    /// At most so many dates are made, whatever the range and the step.
    static let most = 1_000

    /// Returns the step with which a range has about `count` dates.
    static func step(from start: Date, through end: Date, count: Int) -> Step {
        let target = end.timeIntervalSince(start) / Double(max(count, 1))
        guard let next = steps.firstIndex(where: { $0.seconds > target }) else {
            let years = NumberTicks.ticks(from: 0, through: max(target / Step.seconds(of: .year) * 5, 5), count: 5)
            return Step(.year, max(years.count > 1 ? Int(years[1]) : 1, 1))
        }
        guard next > 0 else { return steps[0] }
        return target / steps[next - 1].seconds < steps[next].seconds / target ? steps[next - 1] : steps[next]
    }

    /// Returns the dates of a step in a range.
    static func dates(from start: Date, through end: Date, by step: Step, calendar: Calendar) -> [Date] {
        guard start <= end, step.count > 0, var date = first(notBefore: start, step, calendar) else { return [] }
        var dates: [Date] = []
        let origin = date
        while date <= end, dates.count < most {
            dates.append(date)
            guard let next = calendar.date(byAdding: step.unit, value: step.count * dates.count, to: origin), next > date else { break }
            date = next
        }
        return dates
    }

    /// Returns the first date from `start` on at which a step begins: the hours of a step of three are 0, 3, 6 and so on.
    private static func first(notBefore start: Date, _ step: Step, _ calendar: Calendar) -> Date? {
        guard var date = calendar.dateInterval(of: step.unit, for: start)?.start else { return nil }
        if date < start, let next = calendar.date(byAdding: step.unit, value: 1, to: date) { date = next }
        let (component, origin): (Calendar.Component, Int)
        switch step.unit {
        case .second, .minute, .hour: (component, origin) = (step.unit, 0)
        case .month: (component, origin) = (.month, 1)
        case .year: (component, origin) = (.year, 0)
        default: return date
        }
        for _ in 0..<step.count where (calendar.component(component, from: date) - origin) % step.count != 0 {
            guard let next = calendar.date(byAdding: step.unit, value: 1, to: date) else { break }
            date = next
        }
        return date
    }
}
