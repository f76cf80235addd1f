import Foundation
import MartletCore

/// A fast integer formatter for locales that use the digits 0 to 9 in groups of three.
///
/// Foundation's formatter takes as long as all other work to show a number. So Foundation formats a few sample numbers once per locale;
/// most locales differ only in the grouping separator.
struct DigitGrouping {
    private let separator: String
    /// Whether numbers of four digits have a grouping separator.
    private let groupsFour: Bool

    @MainActor private static var known: [Locale: DigitGrouping?] = [:]
    private static let knownLimit = 100

    /// Returns the cached grouping of a locale, or `nil` if the locale formats integers in another way.
    @MainActor
    static func of(_ locale: Locale) -> DigitGrouping? {
        if let grouping = known[locale] { return grouping }
        let grouping = DigitGrouping(locale)
        // The locale comes from the browser, which can send arbitrary ones, so the cache is bounded.
        if known.count == knownLimit { known = [:] }
        known[locale] = grouping
        return grouping
    }

    private init?(_ locale: Locale) {
        let format = IntegerFormatStyle<Int>(locale: locale)
        let thousands = format.format(12_345)
        guard thousands.hasPrefix("12"), thousands.hasSuffix("345") else { return nil }
        separator = String(thousands.dropFirst(2).dropLast(3))
        groupsFour = format.format(1_234).utf8.count > 4
        for number in [-1, 0, 67, -890, 1_234, 12_345, -678_901, 1_234_567, 9_012_345_678] where write(number) != format.format(number) {
            return nil
        }
    }

    func write(_ number: some BinaryInteger) -> String {
        let digits = String(number.magnitude)
        let sign = number < 0 ? "-" : ""
        guard digits.utf8.count > (groupsFour ? 3 : 4) else { return sign + digits }
        var result = sign
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { result += separator }
            result.append(digit)
        }
        return result
    }
}
