import Foundation

extension HTTP {
    /// Encodes objects for the server, with dates in ISO 8601.
    public static func encode(_ object: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(object)
    }

    /// Decodes objects that ``encode(_:)`` has encoded.
    public static func decode<Object: Decodable>(_ type: Object.Type = Object.self, from data: Data) throws -> Object {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: data)
    }
}
