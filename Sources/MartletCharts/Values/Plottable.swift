import Foundation

/// A value that a chart can show: a number, a date, a text, or a type of the app that stands for one of these.
///
///     enum Weather: String, Plottable { case sun, rain }
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts can show themselves: numbers, `Date` and `String`.
public protocol PrimitivePlottableProtocol {
    var _datum: Datum { get }
    init?(_datum: Datum)
}

/// A value in a chart, without its type.
public enum Datum: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
}

extension Datum {
    /// The value on a continuous scale: dates are seconds since 2001. `nil` for a category, and for numbers that are not finite.
    var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .date(let date): date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
        case .category: nil
        }
    }
}

extension Plottable where Self: PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

extension Plottable {
    var datum: Datum { primitivePlottable._datum }

    init?(datum: Datum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _datum: Datum { .number(Double(self)) }

    /// The nearest integer.
    public init?(_datum: Datum) {
        guard case .number(let number) = _datum, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _datum: Datum { .number(Double(self)) }

    public init?(_datum: Datum) {
        guard case .number(let number) = _datum else { return nil }
        self.init(number)
    }
}

extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal

    public var _datum: Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_datum: Datum) {
        guard case .number(let number) = _datum, number.isFinite else { return nil }
        self.init(number)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String

    public var _datum: Datum { .category(self) }

    public init?(_datum: Datum) {
        guard case .category(let text) = _datum else { return nil }
        self = text
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date

    public var _datum: Datum { .date(self) }

    public init?(_datum: Datum) {
        guard case .date(let date) = _datum else { return nil }
        self = date
    }
}
