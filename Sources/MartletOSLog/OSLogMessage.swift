import Foundation

/// How much of an interpolated value the log shows.
public struct OSLogPrivacy: Sendable {
    /// How a hidden value is written.
    public enum Mask: Sendable {
        case none
        /// A number that is the same for equal values, so that lines can be compared.
        case hash
    }

    enum Level: Sendable { case automatic, `public`, `private`, sensitive }

    let level: Level
    let mask: Mask

    /// Shows the value.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .public, mask: .none) }
    /// Hides the value, except in a debug build.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .private, mask: .none) }
    /// Hides the value, in a debug build, too.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: .none) }
    /// Shows numbers, and hides texts and objects except in a debug build.
    public static var auto: OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: .none) }

    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }

    #if DEBUG
    static let isDebugBuild = true
    #else
    static let isDebugBuild = false
    #endif

    /// - Parameters:
    ///   - isNumber: Whether the value tells nothing of a person by itself, as Apple assumes of numbers.
    ///   - isDebugging: Whether private values are shown, as in Xcode.
    func shown(_ text: String, isNumber: Bool, isDebugging: Bool = isDebugBuild) -> String {
        let isHidden =
            switch level {
            case .public: false
            case .automatic: !isNumber && !isDebugging
            case .private: !isDebugging
            case .sensitive: true
            }
        guard isHidden else { return text }
        return mask == .hash ? "<mask.hash: '\(String(text.hashValue, radix: 16))'>" : "<private>"
    }
}

/// How a number is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let minimumDigits: Int

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, minimumDigits: 0) }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, minimumDigits: 0) }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8, minimumDigits: 0) }
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, minimumDigits: minDigits) }

    func text(_ number: some BinaryInteger) -> String {
        let digits = String(number.magnitude, radix: radix)
        let padding = String(repeating: "0", count: max(minimumDigits - digits.count, 0))
        return (number < 0 ? "-" : "") + padding + digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    let digits: Int?

    /// As many digits as the number needs.
    public static var plain: OSLogFloatFormatting { OSLogFloatFormatting(digits: nil) }

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }

    func text(_ number: Double) -> String { digits.map { String(format: "%.\($0)f", number) } ?? "\(number)" }
}

/// The text of a line in the log, without what is private in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto) {
            text += privacy.shown(value(), isNumber: false)
        }

        public mutating func appendInterpolation<T: BinaryInteger>(
            _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, privacy: OSLogPrivacy = .auto
        ) {
            text += privacy.shown(format.text(number()), isNumber: true)
        }

        public mutating func appendInterpolation<T: BinaryFloatingPoint>(
            _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .plain, privacy: OSLogPrivacy = .auto
        ) {
            text += privacy.shown(format.text(Double(number())), isNumber: true)
        }

        public mutating func appendInterpolation(_ bool: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
            text += privacy.shown("\(bool())", isNumber: true)
        }

        public mutating func appendInterpolation<T: CustomStringConvertible>(
            _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
        ) {
            text += privacy.shown(value().description, isNumber: false)
        }

        public mutating func appendInterpolation(_ object: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
            text += privacy.shown("\(object())", isNumber: false)
        }

        public mutating func appendInterpolation(_ type: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
            text += privacy.shown("\(type())", isNumber: true)
        }
    }
}
