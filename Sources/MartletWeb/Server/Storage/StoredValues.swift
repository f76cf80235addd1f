import Foundation
import MartletElements

/// The values that one browser's sessions stored.
struct StoredValues: Hashable, Sendable {
    private(set) var values: [String: Value] = [:]
    /// The approximate size of the values in bytes.
    private(set) var size = 0

    init() {}

    /// Sets or removes a value.
    /// - Returns: `false`, without a change, if the values would exceed `limit` bytes.
    mutating func set(_ value: Value?, forKey key: String, limit: Int) -> Bool {
        let old = values[key].map { Self.size(of: $0) + key.utf8.count } ?? 0
        let new = value.map { Self.size(of: $0) + key.utf8.count } ?? 0
        guard new <= old || size - old + new <= limit else { return false }
        values[key] = value
        size += new - old
        return true
    }

    private static func size(of value: Value) -> Int {
        switch value {
        case .bool, .int, .double: 8
        case .string(let text): text.utf8.count + 2
        case .list(let values): values.reduce(2) { $0 + size(of: $1) }
        case .record(let values): values.reduce(2) { $0 + $1.key.utf8.count + size(of: $1.value) }
        }
    }

    // MARK: As a file

    /// - Throws: An error if the text does not have the format of ``json``.
    init(json: Data) throws {
        let entries = try JSONDecoder().decode([String: Entry].self, from: json)
        values = entries.mapValues(\.value)
        size = values.reduce(0) { $0 + Self.size(of: $1.value) + $1.key.utf8.count }
    }

    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            return try encoder.encode(values.mapValues(Entry.init))
        }
    }

    /// A value with its type, so that 1 and 1.0 remain different.
    private struct Entry: Codable {
        let value: Value

        init(_ value: Value) { self.value = value }

        private enum CodingKeys: String, CodingKey { case bool, int, double, string, list, record }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "There is no value."))
            }
            switch key {
            case .bool: value = .bool(try container.decode(Bool.self, forKey: key))
            case .int: value = .int(try container.decode(Int.self, forKey: key))
            case .double: value = .double(try container.decode(Double.self, forKey: key))
            case .string: value = .string(try container.decode(String.self, forKey: key))
            case .list: value = .list(try container.decode([Entry].self, forKey: key).map(\.value))
            case .record: value = .record(try container.decode([String: Entry].self, forKey: key).mapValues(\.value))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch value {
            case .bool(let value): try container.encode(value, forKey: .bool)
            case .int(let value): try container.encode(value, forKey: .int)
            case .double(let value): try container.encode(value, forKey: .double)
            case .string(let value): try container.encode(value, forKey: .string)
            case .list(let values): try container.encode(values.map(Entry.init), forKey: .list)
            case .record(let values): try container.encode(values.mapValues(Entry.init), forKey: .record)
            }
        }
    }
}
