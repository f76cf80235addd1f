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
        values = try JSONDecoder().decode([String: Value].self, from: json)
        size = values.reduce(0) { $0 + Self.size(of: $1.value) + $1.key.utf8.count }
    }

    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            return try encoder.encode(values)
        }
    }
}
