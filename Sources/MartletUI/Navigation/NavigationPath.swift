import Foundation
import MartletCore

/// A type-erased list of hashable values: the path of a navigation stack whose values have different types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    public init() { values = [] }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// A serializable form of the path; `nil` if a value is not `Codable`, or has a private type, which cannot be found by name.
    public var codable: CodableRepresentation? { CodableRepresentation(values) }

    /// Creates a path from its serializable form.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// The serializable form of a path: the type name and the JSON of each value, the last first, as Apple's.
    ///
    /// Decoding throws `DecodingError` if the program has no such type, or the value cannot be decoded as it.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init?(_ values: [AnyHashable]) {
            guard values.allSatisfy({ Self.name(of: $0) != nil }) else { return nil }
            self.values = values
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "The program has no type \(name) for a path.")
                }
                values.append(try Self.value(of: type, in: container.decode(String.self)))
            }
            self.values = values.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let base = value.base as? any Encodable, let name = Self.name(of: value) else { continue }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
            }
        }

        /// Returns the mangled type name of a value, or `nil` if the type cannot be found by it.
        private static func name(of value: AnyHashable) -> String? {
            guard value.base is any Encodable, let name = _mangledTypeName(type(of: value.base)) else { return nil }
            return _typeByName(name) is any (Decodable & Hashable).Type ? name : nil
        }

        private static func value<V: Decodable & Hashable>(of type: V.Type, in text: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
        }
    }
}
