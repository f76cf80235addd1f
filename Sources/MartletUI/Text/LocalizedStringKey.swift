import Foundation
import MartletCore

/// The key under which a text is found in the app's tables of its languages. It is written as a literal, and what is interpolated into it
/// becomes an argument of the translated text.
///
///     Text("\(count) dishes")  // looks up "%lld dishes"
///
/// What no table has is shown as it is written.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key, with a specifier such as `%@` or `%lld` for each argument.
    let key: String
    let arguments: [TextArgument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }
}

extension LocalizedStringKey {
    /// Gathers the parts of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [TextArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            // A key that has arguments is a format, in which a percent sign is written twice.
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        /// - Parameter specifier: What stands for the argument in the key.
        mutating func append(_ argument: TextArgument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

        /// A number, written as the reader's language writes numbers.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._argument, specifier: T._specifier)
        }

        /// A number, written as a specifier of `String(format:)` says: `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._argument, specifier: specifier)
        }

        /// A value, written by a format style in the reader's language.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)))
        }

        /// A value, written by a formatter. Apple's takes what is `ReferenceConvertible` or an `NSObject`; Foundation says that of less on Linux,
        /// and not of `Date`.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject) {
            append(.string(String(describing: subject)))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) { append(.string(subject.description)) }

        /// A text, which keeps its own look.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) { append(.text(Text(attributedString))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.text(Text(date, style: style))) }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }
    }
}
