import Foundation

/// The dates that can be chosen.
struct DateRange {
    var earliest: Date?
    var latest: Date?

    /// Returns the nearest date of the range.
    func clamping(_ date: Date) -> Date { min(max(date, earliest ?? .distantPast), latest ?? .distantFuture) }

    /// Whether the range has a date in the interval.
    func overlaps(_ interval: DateInterval) -> Bool {
        (earliest ?? .distantPast) < interval.end && interval.start <= (latest ?? .distantFuture)
    }
}
