import Foundation
import MartletCore

/// The key of a text in the app's string tables. It is written as a literal; interpolated values become arguments of the translated text.
///
///     Text("\(count) dishes")  // looks up "%lld dishes"
///
/// If no table contains the key, the key itself is shown.
///
/// The words of `^[\(count) dish](inflect: true)` agree with the number in English, French and Spanish, and common nouns in German.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key, with a specifier such as `%@` or `%lld` for each argument.
    let key: String
    let arguments: [TextArgument]

    public init(_ value: String) { self.init(value, arguments: []) }

    init(_ key: String, arguments: [TextArgument]) {
        self.key = key
        self.arguments = arguments
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }
}

extension LocalizedStringKey {
    /// Collects the parts of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [TextArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            // An interpolated key is a format, so a percent sign must be doubled.
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        /// - Parameter specifier: The specifier of the argument in the key.
        mutating func append(_ argument: TextArgument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

        /// Appends a number, formatted in the user's locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._argument, specifier: T._specifier)
        }

        /// Appends a number, formatted with a specifier of `String(format:)`, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._argument, specifier: specifier)
        }

        /// Appends a value, formatted by a format style in the user's locale.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)))
        }

        /// Appends a value, formatted by a formatter. Apple's requires `ReferenceConvertible` or `NSObject`; on Linux fewer Foundation
        /// types conform, and `Date` does not.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject) {
            append(.string(String(describing: subject)))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) { append(.string(subject.description)) }

        /// Appends a text, which keeps its own style.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// Appends a text of the app's string tables.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) { append(.text(Text(attributedString))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.text(Text(date, style: style))) }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }
    }
}
