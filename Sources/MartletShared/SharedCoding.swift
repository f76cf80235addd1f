import Foundation

/// Converts shared data to JSON and back.
enum SharedCoding {
    static func encode(_ value: some Encodable, named name: String, limit: Int) throws -> Data {
        let encoder = JSONEncoder()
        // The same value has the same bytes, so that it is not written again.
        encoder.outputFormatting = .sortedKeys
        let bytes = try encoder.encode(value)
        guard bytes.count <= limit else { throw SharedError.tooLarge(name: name, bytes: bytes.count, limit: limit) }
        return bytes
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from bytes: Data, named name: String) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: bytes)
        } catch let error as DecodingError {
            guard let reason = reason(error) else { throw SharedError.corrupt(name: name) }
            throw SharedError.otherType(name: name, expected: "\(type)", reason: reason)
        }
    }

    /// Returns why a type cannot be decoded; `nil` if the bytes are no JSON.
    private static func reason(_ error: DecodingError) -> String? {
        switch error {
        case .typeMismatch(let type, let context): "\(place(context.codingPath)) is no \(type)."
        case .valueNotFound(let type, let context): "\(place(context.codingPath)) is null, and no \(type)."
        case .keyNotFound(let key, let context): "\(place(context.codingPath)) has no “\(key.stringValue)”."
        case .dataCorrupted(let context): context.codingPath.isEmpty ? nil : "\(place(context.codingPath)): \(context.debugDescription)"
        @unknown default: "\(error)"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "it" : "“\(path.map(\.stringValue).joined(separator: "."))”"
    }
}
