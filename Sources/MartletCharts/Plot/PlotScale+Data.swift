import Foundation

extension PlotScale {
    /// Makes a scale for data.
    ///
    /// - Parameters:
    ///   - data: All values along the axis, in the order of the marks.
    ///   - isVertical: Categories go down, and other values up.
    ///   - ticks: About how many round values the domain has.
    /// - Returns: `nil` if there is neither data nor a domain.
    static func fitting(_ data: [Datum], _ options: ScaleOptions, isVertical: Bool, ticks: Int) -> PlotScale? {
        let given = options.domain._data
        guard let first = given?.first ?? data.first else { return nil }
        func scale(_ domain: Domain, _ kind: ScaleType.Kind, isReversed: Bool) -> PlotScale {
            PlotScale(
                domain, kind: kind, isReversed: isReversed != options.domain._isReversed, startPadding: options.startPadding,
                endPadding: options.endPadding)
        }
        if options.type?.kind == .category || isCategory(first) {
            var met: Set<String> = []
            let names = (given ?? data).map(\.name).filter { met.insert($0).inserted }
            return scale(.categories(names), .category, isReversed: isVertical)
        }
        let numbers = (given ?? data).compactMap(\.number)
        guard let low = given == nil ? numbers.min() : numbers.first, let high = given == nil ? numbers.max() : numbers.last else {
            return nil
        }
        if case .date = first {
            let margin: Double = low == high ? 43_200 : 0
            return scale(
                .dates(
                    Date(timeIntervalSinceReferenceDate: low - margin), Date(timeIntervalSinceReferenceDate: high + margin)), .date,
                isReversed: false)
        }
        let kind = options.type?.kind ?? .linear
        if given != nil { return scale(.numbers(low, high), kind, isReversed: false) }
        if kind == .log {
            let least = numbers.filter { $0 > 0 }.min() ?? 1
            let most = max(high, least)
            let (bottom, top) = (pow(10, log10(least).rounded(.down)), pow(10, log10(most).rounded(.up)))
            return scale(.numbers(bottom, top > bottom ? top : bottom * 10), kind, isReversed: false)
        }
        let includesZero = options.domain._includesZero ?? true
        var (start, end) = includesZero ? (min(low, 0), max(high, 0)) : (low, high)
        if start == end { (start, end) = (start, start + 1) }
        (start, end) = NumberTicks.nice(start, end, count: ticks)
        return scale(.numbers(start, end), kind, isReversed: false)
    }

    private static func isCategory(_ datum: Datum) -> Bool { if case .category = datum { true } else { false } }
}

extension Datum {
    /// The name of the value as a category.
    var name: String {
        switch self {
        case .category(let name): name
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .date(let date): date.ISO8601Format()
        }
    }
}
