import Foundation
import MartletGraph

/// How the values of one type are encoded.
@MainActor
struct SavedTypeCoding<T> {
    let encode: (T, any Encoder) throws -> Void
    let decode: (any Decoder) throws -> T

    /// - Returns: `nil` if there is no way.
    static func make() -> SavedTypeCoding? {
        if let type = T.self as? any Codable.Type {
            codable(type)
        } else if let type = T.self as? any RawRepresentable.Type, let coding = raw(type) {
            coding
        } else if let names = CaseNames<T>() {
            cases(names)
        } else if let type = T.self as? any OptionalType.Type {
            optional(type)
        } else if let type = T.self as? any SavedCollection.Type {
            collection(type)
        } else if T.self is any SavedPairing.Type || SavedCoding.isOfApp(T.self) {
            structure()
        } else {
            nil
        }
    }

    private static func codable<C: Codable>(_: C.Type) -> SavedTypeCoding {
        SavedTypeCoding(
            // A container of the encoder knows dates, data and URLs; their own encoding is another.
            encode: { value, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(same(value, as: C.self))
            },
            decode: { decoder in same(try decoder.singleValueContainer().decode(C.self), as: T.self) })
    }

    private static func raw<R: RawRepresentable>(_: R.Type) -> SavedTypeCoding? {
        guard let raw = SavedCoding.coding(of: R.RawValue.self) else { return nil }
        return SavedTypeCoding(
            encode: { value, encoder in try raw.encode(same(value, as: R.self).rawValue, encoder) },
            decode: { decoder in
                guard let value = R(rawValue: try raw.decode(decoder)) else { throw SavedCoding.CannotBeSaved() }
                return same(value, as: T.self)
            })
    }

    private static func cases(_ names: CaseNames<T>) -> SavedTypeCoding {
        SavedTypeCoding(
            encode: { value, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(names.name(of: value))
            },
            decode: { decoder in
                guard let value = names[try decoder.singleValueContainer().decode(String.self)] else { throw SavedCoding.CannotBeSaved() }
                return value
            })
    }

    /// `nil` is encoded as an empty list, because the wrapped value can have a `null` of its own.
    private static func optional<O: OptionalType>(_: O.Type) -> SavedTypeCoding? {
        guard let wrapped = SavedCoding.coding(of: O.Wrapped.self) else { return nil }
        return SavedTypeCoding(
            encode: { value, encoder in
                var container = encoder.unkeyedContainer()
                if let value = same(value, as: O.self).optional { try wrapped.encode(value, container.superEncoder()) }
            },
            decode: { decoder in
                var container = try decoder.unkeyedContainer()
                let value = container.isAtEnd ? nil : try wrapped.decode(container.superDecoder())
                return same(O(optional: value), as: T.self)
            })
    }

    private static func collection<C: SavedCollection>(_: C.Type) -> SavedTypeCoding? {
        guard let element = SavedCoding.coding(of: C.SavedElement.self) else { return nil }
        return SavedTypeCoding(
            encode: { value, encoder in
                var container = encoder.unkeyedContainer()
                for value in same(value, as: C.self).savedElements { try element.encode(value, container.superEncoder()) }
            },
            decode: { decoder in
                var container = try decoder.unkeyedContainer()
                var values: [C.SavedElement] = []
                while !container.isAtEnd { values.append(try element.decode(container.superDecoder())) }
                return same(C(savedElements: values), as: T.self)
            })
    }

    /// A structure is encoded by its stored properties, if each of them can be. To decode it, all of them must be there.
    private static func structure() -> SavedTypeCoding? {
        guard let fields = StoredField.all(of: T.self) else { return nil }
        var codings: [SavedFieldCoding] = []
        for field in fields {
            guard let coding = SavedFieldCoding(field) else { return nil }
            codings.append(coding)
        }
        return SavedTypeCoding(
            encode: { value, encoder in
                var container = encoder.container(keyedBy: SavedName.self)
                try withUnsafePointer(to: value) { pointer in
                    for coding in codings { try coding.encode(UnsafeRawPointer(pointer), container.superEncoder(forKey: coding.name)) }
                }
            },
            decode: { decoder in
                let container = try decoder.container(keyedBy: SavedName.self)
                let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
                defer { memory.deallocate() }
                var count = 0
                do {
                    for coding in codings {
                        try coding.initialize(memory, container.superDecoder(forKey: coding.name))
                        count += 1
                    }
                } catch {
                    for coding in codings.prefix(count) { coding.deinitialize(memory) }
                    throw error
                }
                return memory.move()
            })
    }

    /// Converts between two names of one type.
    private static func same<A, B>(_ value: A, as type: B.Type) -> B {
        precondition(A.self == B.self, "\(A.self) is not \(B.self)")
        return withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: B.self).pointee }
    }
}

/// How a stored property is encoded, in the memory of its structure or object.
@MainActor
struct SavedFieldCoding {
    let name: SavedName
    /// The arguments are the memory of the structure or object, and where the property's value is encoded.
    let encode: (UnsafeRawPointer, any Encoder) throws -> Void
    /// Writes the value of a property that has none.
    let initialize: (UnsafeMutableRawPointer, any Decoder) throws -> Void
    /// Replaces the value of a property.
    let assign: (UnsafeMutableRawPointer, any Decoder) throws -> Void
    let deinitialize: (UnsafeMutableRawPointer) -> Void

    /// - Returns: `nil` if the property cannot be encoded.
    init?(_ field: StoredField) {
        guard field.isStrong, let coding = Self.make(field, of: field.type) else { return nil }
        self = coding
    }

    private static func make<F>(_ field: StoredField, of type: F.Type) -> SavedFieldCoding? {
        SavedCoding.coding(of: type).map { SavedFieldCoding(field, $0) }
    }

    private init<F>(_ field: StoredField, _ coding: SavedTypeCoding<F>) {
        let offset = field.offset
        name = SavedName(stringValue: field.name)
        encode = { try coding.encode(($0 + offset).assumingMemoryBound(to: F.self).pointee, $1) }
        initialize = { ($0 + offset).initializeMemory(as: F.self, to: try coding.decode($1)) }
        assign = { ($0 + offset).assumingMemoryBound(to: F.self).pointee = try coding.decode($1) }
        deinitialize = { ($0 + offset).assumingMemoryBound(to: F.self).deinitialize(count: 1) }
    }
}

/// The name of a stored property, as a key.
struct SavedName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// A collection of the standard library, whose elements need not be `Codable`.
protocol SavedCollection {
    associatedtype SavedElement
    var savedElements: [SavedElement] { get }
    init(savedElements: [SavedElement])
}

extension Array: SavedCollection {
    var savedElements: [Element] { self }
    init(savedElements: [Element]) { self = savedElements }
}

extension Set: SavedCollection {
    var savedElements: [Element] { Array(self) }
    init(savedElements: [Element]) { self = Set(savedElements) }
}

extension Dictionary: SavedCollection {
    var savedElements: [SavedPair<Key, Value>] { map { SavedPair(key: $0, value: $1) } }
    init(savedElements: [SavedPair<Key, Value>]) { self.init(savedElements.map { ($0.key, $0.value) }) { first, _ in first } }
}

private protocol SavedPairing {}

/// An element of a dictionary.
struct SavedPair<Key, Value>: SavedPairing {
    let key: Key
    let value: Value
}
