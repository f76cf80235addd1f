import Foundation

/// A place along a side of the plot: a share of its length, and points to add.
struct Place: Hashable, Sendable {
    var share: Double
    var points: Double = 0

    func moved(by points: Double) -> Place { Place(share: share, points: self.points + points) }

    /// In points, on a side of a length.
    func resolved(_ length: Double) -> Double { share * length + points }
}

/// Where values are along a side of the plot. Share 0 is the leading or the bottom end.
struct PlotScale: Hashable, Sendable {
    enum Domain: Hashable, Sendable {
        case numbers(Double, Double)
        case dates(Date, Date)
        case categories([String])
    }

    var domain: Domain
    var kind: ScaleType.Kind = .linear
    var isReversed = false
    /// In points, before the first and after the last value.
    var startPadding: Double = 0
    var endPadding: Double = 0
    private let indices: [String: Int]

    init(_ domain: Domain, kind: ScaleType.Kind = .linear, isReversed: Bool = false, startPadding: Double = 0, endPadding: Double = 0) {
        self.domain = domain
        self.kind = kind
        self.isReversed = isReversed
        self.startPadding = startPadding
        self.endPadding = endPadding
        if case .categories(let names) = domain {
            indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        } else {
            indices = [:]
        }
    }

    /// The numbers or the seconds at the ends of the domain.
    var ends: (Double, Double)? {
        switch domain {
        case .numbers(let start, let end): (start, end)
        case .dates(let start, let end): (start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate)
        case .categories: nil
        }
    }

    var isCategorical: Bool { if case .categories = domain { true } else { false } }

    /// The share of a category's part of the side; `nil` on other scales.
    var band: Double? {
        if case .categories(let names) = domain { 1 / Double(max(names.count, 1)) } else { nil }
    }

    /// Returns the share of a value, without padding: that of a category is the middle of its part. `nil` if the scale has no such value.
    func share(of datum: Datum) -> Double? {
        let share: Double
        if let band {
            guard let index = indices[datum.name] else { return nil }
            share = (Double(index) + 0.5) * band
        } else {
            guard let (start, end) = ends, let number = datum.number else { return nil }
            let (low, high) = (kind.straight(start), kind.straight(end))
            share = high == low ? 0.5 : (kind.straight(number) - low) / (high - low)
        }
        guard share.isFinite else { return nil }
        return isReversed ? 1 - share : share
    }

    /// Returns the place of a share of the part between the paddings.
    func place(atShare share: Double) -> Place { Place(share: share, points: startPadding * (1 - share) - endPadding * share) }

    func place(of datum: Datum) -> Place? { share(of: datum).map(place(atShare:)) }

    /// Returns the value at a distance from the start of a side of a length, both in points.
    func datum(at position: Double, length: Double) -> Datum? {
        let inner = length - startPadding - endPadding
        guard inner > 0, position.isFinite else { return nil }
        var share = (position - startPadding) / inner
        if isReversed { share = 1 - share }
        switch domain {
        case .categories(let names):
            // The last part includes its end.
            guard share >= 0, share <= 1, !names.isEmpty else { return nil }
            return .category(names[min(Int(share * Double(names.count)), names.count - 1)])
        case .numbers(let start, let end):
            let number = kind.number(kind.straight(start) + share * (kind.straight(end) - kind.straight(start)))
            return number.isFinite ? .number(number) : nil
        case .dates(let start, let end):
            return .date(start.addingTimeInterval(share * end.timeIntervalSince(start)))
        }
    }
}
