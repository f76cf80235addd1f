import Foundation
import MartletCoreLocation

/// Writes distances as maps do: `350 m`, `1.2 km`, `2 mi`.
///
/// - Partly: the names of units are English or symbols.
open class MKDistanceFormatter: Formatter {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    /// `default` are those of the locale.
    open var units = Units.default
    /// `default` is `abbreviated`.
    open var unitStyle = DistanceUnitStyle.default

    /// - Parameter distance: In meters.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        guard distance.isFinite else { return "" }
        let (value, short, singular, plural) = parts(of: max(distance, 0))
        let digits = value.formatted(.number.precision(.fractionLength(0...(value < 10 ? 1 : 0))).locale(locale ?? .current))
        guard unitStyle == .full else { return "\(digits) \(short)" }
        return "\(digits) \(digits == "1" ? singular : plural)"
    }

    private func parts(of meters: Double) -> (Double, String, String, String) {
        let system = (locale ?? .current).measurementSystem
        let isMetric = units == .metric || (units == .default && system == .metric)
        if isMetric {
            return meters < 995
                ? (rounded(meters), "m", "meter", "meters") : ((meters / 100).rounded() / 10, "km", "kilometer", "kilometers")
        }
        let miles = meters / 1609.344
        if miles >= 0.19 { return ((miles * 10).rounded() / 10, "mi", "mile", "miles") }
        let hasYards = units == .imperialWithYards || (units == .default && system == .uk)
        return hasYards
            ? (rounded(meters / 0.9144), "yd", "yard", "yards") : (rounded(meters / 0.3048), "ft", "foot", "feet")
    }

    /// As exact as a traveller needs it.
    private func rounded(_ value: Double) -> Double {
        let step: Double = value < 30 ? 1 : value < 250 ? 5 : 50
        return (value / step).rounded() * step
    }

    /// Returns the meters of a text such as `1.2 km`; −1 if it is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let parts = distance.split(separator: " ")
        guard let first = parts.first, let unit = parts.last?.lowercased(),
            let value = try? Double(String(first), format: .number.locale(locale ?? .current))
        else { return -1 }
        let meters: [(Double, Set<String>)] = [
            (1, ["m", "meter", "meters"]), (1000, ["km", "kilometer", "kilometers"]), (1609.344, ["mi", "mile", "miles"]),
            (0.9144, ["yd", "yard", "yards"]), (0.3048, ["ft", "foot", "feet"]),
        ]
        return meters.first { $0.1.contains(unit) }.map { $0.0 * value } ?? -1
    }

    open override func string(for obj: Any?) -> String? { (obj as? Double).map(string(fromDistance:)) }
}
