import Foundation
import GRDB

/// How the values of a type are kept in a column.
struct ColumnCoding: @unchecked Sendable {  // Its functions use nothing but their arguments and types.
    /// What comparisons of stored values say of the values.
    enum Order: Sendable {
        /// Nothing: equal values can be stored in different ways.
        case none
        /// The value is always missing.
        case missing
        /// Whether they are equal.
        case equality
        /// Their order, too.
        case total
        /// Their order, by the collation for Swift's strings.
        case text
    }

    let order: Order
    let isOptional: Bool
    let encode: (Any) throws -> DatabaseValue
    /// Returns `nil` if the column does not hold such a value.
    let decode: (DatabaseValue) throws -> Any?

    /// Returns `nil` for a type that cannot be stored.
    static func make(for type: Any.Type) -> ColumnCoding? {
        if let column = type as? any ColumnValue.Type { return direct(column) }
        if let optional = type as? any OptionalValue.Type { return optional._coding }
        if let raw = type as? any (RawRepresentable & Codable).Type, let coding = rawCoding(raw) { return coding }
        if let codable = type as? any Codable.Type { return json(codable) }
        return nil
    }

    private static func direct<V: ColumnValue>(_ type: V.Type) -> ColumnCoding {
        ColumnCoding(order: V.order, isOptional: false, encode: { ($0 as? V)?.column ?? .null }, decode: { V(column: $0) })
    }

    private static func rawCoding<V: RawRepresentable & Codable>(_ type: V.Type) -> ColumnCoding? {
        guard V.RawValue.self is any ColumnValue.Type, let raw = make(for: V.RawValue.self) else { return nil }
        return ColumnCoding(
            order: raw.order == .none ? .none : .equality,
            isOptional: false,
            encode: { try ($0 as? V).map { try raw.encode($0.rawValue) } ?? .null },
            decode: { try (raw.decode($0) as? V.RawValue).flatMap { V(rawValue: $0) } })
    }

    /// Keeps a value as JSON.
    private static func json<V: Codable>(_ type: V.Type) -> ColumnCoding {
        ColumnCoding(
            order: .none, isOptional: false,
            encode: { value in
                guard let value = value as? V else { return .null }
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                encoder.nonConformingFloatEncodingStrategy = .convertToString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return String(decoding: try encoder.encode(value), as: UTF8.self).databaseValue
            },
            decode: { column in
                guard let text = String.fromDatabaseValue(column) else { return nil }
                let decoder = JSONDecoder()
                decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return try decoder.decode(V.self, from: Data(text.utf8))
            })
    }
}

/// A type that may have no value.
private protocol OptionalValue {
    static var _coding: ColumnCoding? { get }
}

extension Optional: OptionalValue {
    fileprivate static var _coding: ColumnCoding? {
        guard let wrapped = ColumnCoding.make(for: Wrapped.self) else { return nil }
        return ColumnCoding(
            order: wrapped.order, isOptional: true,
            encode: { value in
                guard let value = value as? Wrapped? else { return .null }
                return try value.map { try wrapped.encode($0) } ?? .null
            },
            decode: { column in
                if column.isNull { return Wrapped?.none as Any }
                return try (wrapped.decode(column) as? Wrapped).map { Optional($0) as Any }
            })
    }
}
