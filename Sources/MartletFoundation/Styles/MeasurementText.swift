#if os(Linux)
import Foundation

/// Writes measurements, for formatters and format styles.
struct MeasurementText {
    /// The width of the unit in ICU's skeletons: `full-name`, `short` or `narrow`.
    var width: String
    /// What is measured, in CLDR's words; `nil` keeps the unit.
    var usage: String?
    /// Writes the number; `nil` chooses the digits by the size of the number.
    var numbers: ((Double) -> String)?
    var hidesScaleName = false
    var locale: Locale

    func text(of value: Double, _ unit: Unit) -> String {
        guard let text = localized(value, unit) else { return "\(digits(value)) \(unit.symbol)" }
        guard numbers != nil || hidesScaleName, let place = number(in: text) else { return text }
        let number = numbers?(place.value) ?? String(text[place.range])
        return hidesScaleName && unit is UnitTemperature ? number + "°" : text.replacingCharacters(in: place.range, with: number)
    }

    private func localized(_ value: Double, _ unit: Unit) -> String? {
        guard let identifier = unit.cldrIdentifier else { return nil }
        let skeleton = "unit/\(identifier) unit-width-\(width)"
        // The app's own format decides the digits later. Without one, a usage does so: 128 km, but 1.3 km.
        let all = " .######"
        if let usage, let text = icuText(of: value, skeleton: "\(skeleton) usage/\(usage)\(numbers == nil ? "" : all)", locale: locale) {
            return text
        }
        return icuText(of: value, skeleton: skeleton + (numbers == nil ? " .###" : all), locale: locale)
    }

    private func digits(_ value: Double) -> String { numbers?(value) ?? value.formatted(.number.locale(locale)) }

    /// Finds the first number of a text that ICU wrote.
    private func number(in text: String) -> (range: Range<String.Index>, value: Double)? {
        let separator = locale.decimalSeparator ?? "."
        let grouping = locale.groupingSeparator ?? ","
        guard let first = text.firstIndex(where: { $0.isNumber || $0 == "-" }) else { return nil }
        let end = text[first...].firstIndex { !($0.isNumber || $0 == "-" || separator.contains($0) || grouping.contains($0)) }
        let range = first..<(end ?? text.endIndex)
        let plain = text[range].replacingOccurrences(of: grouping, with: "").replacingOccurrences(of: separator, with: ".")
        return Double(plain).map { (range, $0) }
    }
}
#endif
