import Foundation
import MartletCore

/// A list of values of any hashable types: what is pushed on a stack that shows different kinds of things.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    public init() { values = [] }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// The path as it can be kept; `nil` if a value on it is not `Codable`, or of a private type, which cannot be found by its name.
    public var codable: CodableRepresentation? { CodableRepresentation(values) }

    /// A path that was kept.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// A path as it can be kept and had back: each value with the name of its type, the last first, as Apple's.
    ///
    /// Decoding fails with `DecodingError` if the program has no such type, or the value is not one of it.
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

        /// The name by which the type of a value is found again.
        private static func name(of value: AnyHashable) -> String? {
            guard value.base is any Encodable, let name = _mangledTypeName(type(of: value.base)) else { return nil }
            return _typeByName(name) is any (Decodable & Hashable).Type ? name : nil
        }

        private static func value<V: Decodable & Hashable>(of type: V.Type, in text: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
        }
    }
}
