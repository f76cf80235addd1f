import Foundation
import MartletCore

/// A type-erased pair of a value and its format style.
struct FormattedValue: Equatable, Sendable {
    private let box: any FormattedBox

    init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        box = Typed(input: input, format: format)
    }

    func string(locale: Locale) -> String { box.string(locale: locale) }

    static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.box.isEqual(to: b.box) }

    private struct Typed<F: FormatStyle>: FormattedBox where F.FormatInput: Equatable, F.FormatOutput == String {
        // Immutable values; no shared state is mutated through them.
        nonisolated(unsafe) let input: F.FormatInput
        nonisolated(unsafe) let format: F

        func string(locale: Locale) -> String { format.locale(locale).format(input) }

        func isEqual(to other: any FormattedBox) -> Bool {
            guard let other = other as? Self else { return false }
            return input == other.input && format == other.format
        }
    }
}

private protocol FormattedBox: Sendable {
    func string(locale: Locale) -> String
    func isEqual(to other: any FormattedBox) -> Bool
}
