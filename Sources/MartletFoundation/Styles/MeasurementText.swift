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
        guard let text = localized(value, unit, isRounded: numbers == nil) else { return "\(digits(value)) \(unit.symbol)" }
        guard numbers != nil || hidesScaleName, let first = number(in: text[...]) else { return text }
        // The app's format writes one number, not the two of "5 ft, 11 in". The second number of "6 L/100 km" belongs to the unit's name.
        if !(unit is UnitFuelEfficiency), number(in: text[first.range.upperBound...]) != nil {
            return localized(value, unit, isRounded: true) ?? text
        }
        let written = numbers?(first.value) ?? String(text[first.range])
        return hidesScaleName && unit is UnitTemperature ? written + "°" : text.replacingCharacters(in: first.range, with: written)
    }

    /// - Parameter isRounded: Whether ICU chooses the digits. Otherwise it writes many, because the app's own format decides later.
    private func localized(_ value: Double, _ unit: Unit, isRounded: Bool) -> String? {
        guard let identifier = unit.cldrIdentifier else { return nil }
        let skeleton = "unit/\(identifier) unit-width-\(width)"
        let all = " .######"
        // A usage chooses the digits by the size of the number: 128 km, but 1.3 km.
        if let usage, let text = icuText(of: value, skeleton: "\(skeleton) usage/\(usage)\(isRounded ? "" : all)", locale: locale) {
            return text
        }
        return icuText(of: value, skeleton: skeleton + (isRounded ? " .###" : all), locale: locale)
    }

    private func digits(_ value: Double) -> String { numbers?(value) ?? value.formatted(.number.locale(locale)) }

    /// Finds the first number of a text that ICU wrote, with its sign.
    private func number(in text: Substring) -> (range: Range<String.Index>, value: Double)? {
        let separator = locale.decimalSeparator ?? "."
        let grouping = locale.groupingSeparator ?? ","
        guard let first = text.firstIndex(where: Self.isDigit) else { return nil }
        // A space also groups digits in some languages, and it stands before the unit: the number ends with its last digit.
        let digits = text[first...].prefix { Self.isDigit($0) || separator.contains($0) || grouping.contains($0) }
        guard let last = digits.lastIndex(where: Self.isDigit) else { return nil }
        let sign = text[..<first].reversed().prefix(while: Self.belongsToSign)
        let range = text.index(first, offsetBy: -sign.count)..<text.index(after: last)
        var plain = sign.contains { "-\u{2212}".contains($0) } ? "-" : ""
        for character in text[first...last] {
            if let digit = character.wholeNumberValue {
                plain += String(digit)
            } else if separator.contains(character) {
                plain += "."
            }
        }
        return Double(plain).map { (range, $0) }
    }

    /// Whether a character is a digit of any script, which the exponent of "m²" is not.
    private static func isDigit(_ character: Character) -> Bool {
        character.wholeNumberValue != nil && character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }

    /// Whether a character is a minus, or one of the invisible marks of direction that stand around it.
    private static func belongsToSign(_ character: Character) -> Bool { "-\u{2212}\u{200E}\u{200F}\u{61C}".contains(character) }
}
#endif
