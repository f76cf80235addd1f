import Foundation

extension MarkRecord {
    /// Whether the length of the bar is along x.
    var isHorizontal: Bool {
        guard shape == .bar else { return false }
        if y.end != nil { return false }
        if x.end != nil { return true }
        guard let x = x.start else { return false }
        guard let y = y.start else { return true }
        if case .category = x.datum { return false }
        if case .category = y.datum { return true }
        // A part of the calendar is a place, a number a length.
        return x.end == nil && y.end != nil
    }

    /// The extent along which a bar or an area is long.
    var length: Extent { isHorizontal ? x : y }
    /// The extent that says where a bar or an area is.
    var position: Extent { isHorizontal ? y : x }
}

/// Lays bars and areas with the same place on each other.
enum Stacking {
    private struct Key: Hashable {
        let shape: MarkRecord.Shape
        let isHorizontal: Bool
        let position: Datum?
        let group: Datum?
    }

    /// Returns the ends of each bar and each area along its length; `nil` for other marks, and for marks between two values.
    static func spans(of marks: [MarkRecord]) -> [(start: Double, end: Double)?] {
        var totals: [Key: Double] = [:]
        for mark in marks where stacks(mark) {
            if let number = mark.length.start?.datum.number { totals[key(mark), default: 0] += abs(number) }
        }
        var tops: [Key: (positive: Double, negative: Double)] = [:]
        return marks.map { mark in
            guard mark.shape == .bar || mark.shape == .area, mark.length.end == nil, let value = mark.length.start, value.end == nil,
                let number = value.datum.number
            else { return nil }
            guard stacks(mark) else { return (0, number) }
            let key = key(mark)
            let total = totals[key] ?? 0
            var (positive, negative) = tops[key] ?? (0, 0)
            let start = number < 0 ? negative : positive
            let end = start + number
            if number < 0 { negative = end } else { positive = end }
            tops[key] = (positive, negative)
            switch mark.stacking {
            case .normalized: return total == 0 ? (0, 0) : (start / total, end / total)
            case .center: return (start - total / 2, end - total / 2)
            default: return (start, end)
            }
        }
    }

    private static func stacks(_ mark: MarkRecord) -> Bool {
        (mark.shape == .bar || mark.shape == .area) && mark.length.end == nil && mark.stacking != nil && mark.stacking != .unstacked
    }

    private static func key(_ mark: MarkRecord) -> Key {
        Key(
            shape: mark.shape, isHorizontal: mark.isHorizontal, position: mark.position.start?.datum,
            group: mark.style.positionValue?.datum)
    }
}
