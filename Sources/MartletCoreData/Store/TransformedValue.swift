import Foundation

/// Writes values of transformable attributes, and reads them when their type is known.
///
/// The first byte says how: a property list, JSON of a `Codable` value, or a keyed archive.
enum TransformedValue {
    private static let (list, json, archive) = (UInt8(1), UInt8(2), UInt8(3))

    static func data(of value: Any) throws -> Data {
        if let unread = value as? UnreadValue { return unread.data }
        if PropertyListSerialization.propertyList(value, isValidFor: .binary),
            let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        {
            return Data([list]) + data
        }
        if let value = value as? any Encodable { return Data([json]) + (try JSONEncoder().encode([AnyEncodable(value: value)])) }
        guard value is any NSCoding else {
            throw CoreDataError.make(NSPersistentStoreSaveError, "A value of type \(type(of: value)) is neither Codable nor NSCoding.")
        }
        return Data([archive]) + (try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false))
    }

    fileprivate static func foundationValue(of data: Data) -> Any? {
        let content = data.dropFirst()
        switch data.first {
        case list: return try? PropertyListSerialization.propertyList(from: Data(content), format: nil)
        case archive:
            guard let reader = try? NSKeyedUnarchiver(forReadingFrom: Data(content)) else { return nil }
            reader.requiresSecureCoding = false
            return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        default: return nil
        }
    }

    fileprivate static func value(of data: Data, as type: Any.Type) -> Any? {
        guard data.first == json, let type = type as? any Decodable.Type else { return foundationValue(of: data) }
        return decoded(Data(data.dropFirst()), as: type)
    }

    private static func decoded<T: Decodable>(_ data: Data, as type: T.Type) -> T? { try? JSONDecoder().decode([T].self, from: data).first }

    private struct AnyEncodable: Encodable {
        let value: any Encodable
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}

/// A value of the store that is read when it is known what type it has.
final class UnreadValue: Hashable {
    let data: Data
    init(_ data: Data) { self.data = data }

    var foundationValue: Any? { TransformedValue.foundationValue(of: data) }
    func value(as type: Any.Type) -> Any? { TransformedValue.value(of: data, as: type) }

    static func == (a: UnreadValue, b: UnreadValue) -> Bool { a.data == b.data }
    func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
