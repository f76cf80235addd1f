import Foundation

extension HTTP {
    /// Writes objects as the server reads them: dates are in ISO 8601.
    public static func encode(_ object: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(object)
    }

    /// Reads what ``encode(_:)`` writes.
    public static func decode<Object: Decodable>(_ type: Object.Type = Object.self, from data: Data) throws -> Object {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: data)
    }
}
