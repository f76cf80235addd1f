import Foundation

/// A value of an attribute, an object or a list, in the one form in which values are compared and stored.
enum ManagedValue: Hashable {
    case null
    /// Whole numbers, and truth values as 0 and 1.
    case integer(Int64)
    case real(Double)
    case decimal(Decimal)
    case text(String)
    case date(Date)
    case data(Data)
    case uuid(UUID)
    case url(URL)
    case object(NSManagedObjectID)
    case list([ManagedValue])
    /// A value of a type that only the app knows: that of a transformable attribute.
    case opaque(OpaqueValue)

    var isNull: Bool { self == .null }

    init(_ value: Any?) {
        guard let value = flattened(value) else {
            self = .null
            return
        }
        switch value {
        case let value as ManagedValue: self = value
        case let value as String: self = .text(value)
        case let value as NSDecimalNumber: self = .decimal(value as Decimal)
        case let value as NSNumber:
            self = ["d", "f"].contains(String(cString: value.objCType)) ? .real(value.doubleValue) : .integer(value.int64Value)
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as Double: self = .real(value)
        case let value as Float: self = .real(Double(value))
        case let value as CGFloat: self = .real(Double(value))
        case let value as Decimal: self = .decimal(value)
        case let value as any BinaryInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as Date: self = .date(value)
        case let value as NSDate: self = .date(value as Date)
        case let value as Data: self = .data(value)
        case let value as NSData: self = .data(value as Data)
        case let value as UUID: self = .uuid(value)
        case let value as NSUUID: self = .uuid(value as UUID)
        case let value as URL: self = .url(value)
        case let value as NSURL: self = .url(value as URL)
        case let value as NSString: self = .text(value as String)
        case let value as NSManagedObject: self = .object(value.objectID)
        case let value as NSManagedObjectID: self = .object(value)
        case is NSNull: self = .null
        default: self = elements(of: value).map { .list($0.map(ManagedValue.init)) } ?? .opaque(OpaqueValue(value))
        }
    }

    /// The number, if this is one.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        case .date(let value): value.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    /// The text, if this is one.
    var string: String? {
        switch self {
        case .text(let value): value
        case .url(let value): value.absoluteString
        case .uuid(let value): value.uuidString
        default: nil
        }
    }

    /// Returns the order of two values; `nil` if they cannot be compared.
    func order(to other: ManagedValue) -> ComparisonResult? {
        switch (self, other) {
        case (.integer(let a), .integer(let b)): return Self.order(a, b)
        case (.decimal(let a), .decimal(let b)): return Self.order(a, b)
        case (.text(let a), .text(let b)): return Self.order(a, b)
        case (.data(let a), .data(let b)): return a == b ? .orderedSame : Self.order(a.count, b.count)
        case (.null, .null): return .orderedSame
        default:
            if let a = number, let b = other.number { return Self.order(a, b) }
            if let a = string, let b = other.string { return Self.order(a, b) }
            return self == other ? .orderedSame : nil
        }
    }

    /// Whether two values are the same, numbers whatever their types.
    func isSame(as other: ManagedValue) -> Bool { order(to: other) == .orderedSame }

    private static func order<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult {
        a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
    }
}

/// A value that is compared as its own type does, or by its identity.
final class OpaqueValue: Hashable {
    let value: Any

    init(_ value: Any) { self.value = value }

    static func == (a: OpaqueValue, b: OpaqueValue) -> Bool {
        if a === b { return true }
        if let a = a.value as? any Hashable, let b = b.value as? any Hashable { return AnyHashable(a) == AnyHashable(b) }
        return false
    }

    func hash(into hasher: inout Hasher) {
        if let value = value as? any Hashable { AnyHashable(value).hash(into: &hasher) }
    }
}

/// An optional value, whatever it may contain.
protocol OptionalValue {
    static var none: Self { get }
    static var wrappedType: Any.Type { get }
    var content: Any? { get }
    /// Returns a value that contains another, if the types fit.
    static func wrapping(_ value: Any) -> Self?
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    var content: Any? { map { $0 as Any } }
    static func wrapping(_ value: Any) -> Wrapped?? { (value as? Wrapped).map { .some($0) } }
}

/// Returns what optionals contain, however deep.
func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flattened(optional.content)
}

/// Returns the elements of a collection; `nil` if the value is none.
func elements(of value: Any) -> [Any]? {
    switch value {
    case is String, is NSString, is Data, is NSData: nil
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as NSArray: Array(value)
    case let value as [Any]: value
    case let value as any Collection: value.map { $0 as Any }
    default: nil
    }
}
