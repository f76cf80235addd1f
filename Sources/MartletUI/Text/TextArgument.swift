import Foundation
import MartletCore

/// A value that was interpolated into a ``LocalizedStringKey``.
public enum TextArgument: Equatable, Sendable {
    case string(String)
    case int(Int64)
    case uint(UInt64)
    case double(Double)
    indirect case text(Text)

    /// The argument as an integer, if it is one. It selects the plural form.
    var number: Int64? {
        switch self {
        case .int(let value): value
        case .uint(let value): Int64(clamping: value)
        default: nil
        }
    }

    /// Formats an argument that is not a text.
    ///
    /// - Parameter specifier: The specifier in the translation, which may differ from the key's.
    @MainActor
    func string(as specifier: Specifier, locale: Locale) -> String {
        switch self {
        case .string(let string): string
        // A plain specifier formats the number with the locale's digits and grouping.
        case .int(let value) where specifier.isPlain: value.written(in: locale)
        case .uint(let value) where specifier.isPlain: value.written(in: locale)
        case .double(let value) where specifier.text == "%@": value.formatted(.number.locale(locale))
        case .int(let value): String(format: specifier.text, locale: locale, value)
        case .uint(let value): String(format: specifier.text, locale: locale, value)
        case .double(let value): String(format: specifier.text, locale: locale, value)
        case .text: ""
        }
    }
}

extension BinaryInteger {
    @MainActor
    fileprivate func written(in locale: Locale) -> String {
        DigitGrouping.of(locale)?.write(self) ?? formatted(IntegerFormatStyle<Self>(locale: locale))
    }
}

/// A number that can be interpolated into a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
    var _argument: TextArgument { get }
    /// The specifier of such a number in a key.
    static var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
    public var _argument: TextArgument { .int(Int64(self)) }
    public static var _specifier: String { bitWidth > 32 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
    public var _argument: TextArgument { .uint(UInt64(self)) }
    public static var _specifier: String { bitWidth > 32 ? "%llu" : "%u" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
    public var _argument: TextArgument { .double(Double(self)) }
    public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    public var _argument: TextArgument { .double(self) }
    public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    public var _argument: TextArgument { .double(Double(self)) }
    public static var _specifier: String { "%lf" }
}
