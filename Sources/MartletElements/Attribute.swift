/// The name of an attribute of an element. The element's kind defines its meaning: whether a toggle is on, where an image is.
public struct Attribute: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }

    public static func < (a: Attribute, b: Attribute) -> Bool { a.rawValue < b.rawValue }
}

extension Attribute {
    /// The control does not accept actions.
    public static let disabled: Attribute = "disabled"
}

/// A value that crosses the boundary between the graph and a host.
public enum Value: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case list([Value])
    /// Values by name.
    case record([String: Value])
}

extension Value: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: Value...) { self = .list(elements) }
    /// Keeps the later of two values with the same name.
    public init(dictionaryLiteral elements: (String, Value)...) { self = .record(Dictionary(elements) { $1 }) }
}

extension Value {
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
    /// The number, as an integer or a double.
    public var doubleValue: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
    }
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    public var listValue: [Value]? { if case .list(let value) = self { value } else { nil } }
    public var recordValue: [String: Value]? { if case .record(let value) = self { value } else { nil } }

    /// The value with a name in a record.
    public subscript(name: String) -> Value? { recordValue?[name] }
}
