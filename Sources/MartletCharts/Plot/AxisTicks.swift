import Foundation

/// The values of an axis, and how they are written.
struct AxisTicks {
    /// About how many values an axis has by default.
    static let usualCount = 5

    var data: [Datum]
    /// The distance between dates.
    var step: DateTicks.Step?

    private init(data: [Datum], step: DateTicks.Step? = nil) {
        self.data = data
        self.step = step
    }

    init(_ values: AxisMarkValues.Kind, on scale: PlotScale, calendar: Calendar) {
        switch values {
        case .list(let data): self.init(data: data)
        case .automatic(let count): self.init(on: scale, count: count ?? Self.usualCount, calendar)
        case .numberStep(let step):
            guard case .numbers(let a, let b) = scale.domain, step > 0 else {
                self.init(on: scale, count: Self.usualCount, calendar)
                return
            }
            let (first, last) = ((min(a, b) / step).rounded(.up), (max(a, b) / step).rounded(.down))
            let count = last - first
            self.init(
                data: count >= 0 && count < Double(DateTicks.most) ? (0...Int(count)).map { .number((first + Double($0)) * step) } : [])
        case .dateStep(let unit, let count, let own):
            guard case .dates(let start, let end) = scale.domain else {
                self.init(on: scale, count: Self.usualCount, calendar)
                return
            }
            let step = DateTicks.Step(unit, max(count, 1))
            let dates = DateTicks.dates(from: min(start, end), through: max(start, end), by: step, calendar: own ?? calendar)
            self.init(data: dates.map(Datum.date), step: step)
        }
    }

    private init(on scale: PlotScale, count: Int, _ calendar: Calendar) {
        switch scale.domain {
        case .categories(let names): data = names.map(Datum.category)
        case .numbers(let a, let b):
            let (low, high) = (min(a, b), max(a, b))
            if scale.kind == .log, low > 0 {
                let powers = NumberTicks.ticks(from: log10(low).rounded(.up), through: log10(high).rounded(.down), count: count)
                data = powers.filter { $0 == $0.rounded() }.map { .number(pow(10, $0)) }
            } else {
                data = NumberTicks.ticks(from: low, through: high, count: count).map(Datum.number)
            }
        case .dates(let a, let b):
            let (start, end) = (min(a, b), max(a, b))
            let step = DateTicks.step(from: start, through: end, count: count)
            data = DateTicks.dates(from: start, through: end, by: step, calendar: calendar).map(Datum.date)
            self.step = step
        }
    }

    /// Returns the value after another, for marks between the two.
    func next(after datum: Datum, calendar: Calendar) -> Datum? {
        if case .date(let date) = datum, let step {
            return calendar.date(byAdding: step.unit, value: step.count, to: date).map(Datum.date)
        }
        guard let index = data.firstIndex(of: datum), data.indices.contains(index + 1) else { return nil }
        return data[index + 1]
    }
}

/// Writes values for the user.
struct DatumText {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone

    /// - Parameters:
    ///   - unit: The smallest part of the calendar that a date shows.
    ///   - isShare: Whether a number is a share of 1.
    func text(_ datum: Datum, unit: Calendar.Component? = nil, isShare: Bool = false) -> String {
        switch datum {
        case .category(let name): return name
        case .number(let number):
            return isShare
                ? number.formatted(.percent.precision(.fractionLength(0...1)).locale(locale)) : number.formatted(.number.locale(locale))
        case .date(let date):
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
            switch unit {
            case .second: style = style.hour().minute().second()
            case .minute: style = style.hour().minute()
            case .hour: style = style.hour()
            case .month, .quarter: style = style.month(.abbreviated)
            case .year: style = style.year()
            default: style = style.month(.abbreviated).day()
            }
            return date.formatted(style)
        }
    }
}
