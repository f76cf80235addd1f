import Foundation
import MartletElements

/// Encodes and decodes the stored values of a type.
struct StoredCoding<Value> {
    let encode: (Value) -> MartletElements.Value?
    let decode: (MartletElements.Value) -> Value?
    /// The value as `UserDefaults` keeps it.
    let object: (Value) -> (any Sendable)?
    /// The value of an object of `UserDefaults`.
    let value: (Any) -> Value?
}

extension StoredCoding {
    /// The coding of an optional; `nil` is stored as no value.
    static func optional<Wrapped>(_ coding: StoredCoding<Wrapped>) -> StoredCoding where Value == Wrapped? {
        StoredCoding(
            encode: { $0.flatMap(coding.encode) }, decode: { coding.decode($0).map(Optional.some) },
            object: { $0.flatMap(coding.object) }, value: { coding.value($0).map(Optional.some) })
    }

    static func raw<Raw>(_ coding: StoredCoding<Raw>) -> StoredCoding where Value: RawRepresentable, Value.RawValue == Raw {
        StoredCoding(
            encode: { coding.encode($0.rawValue) }, decode: { coding.decode($0).flatMap(Value.init(rawValue:)) },
            object: { coding.object($0.rawValue) }, value: { coding.value($0).flatMap(Value.init(rawValue:)) })
    }
}

extension StoredCoding where Value == Bool {
    static var bool: StoredCoding {
        StoredCoding(
            encode: { .bool($0) }, decode: \.boolValue, object: { $0 }, value: { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue })
    }
}

extension StoredCoding where Value == Int {
    static var int: StoredCoding {
        StoredCoding(encode: { .int($0) }, decode: \.intValue, object: { $0 }, value: { $0 as? Int ?? ($0 as? NSNumber)?.intValue })
    }
}

extension StoredCoding where Value == Double {
    static var double: StoredCoding {
        StoredCoding(
            encode: { .double($0) }, decode: \.doubleValue, object: { $0 }, value: { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue })
    }
}

extension StoredCoding where Value == String {
    static var string: StoredCoding {
        StoredCoding(encode: { .string($0) }, decode: \.stringValue, object: { $0 }, value: { $0 as? String })
    }
}

extension StoredCoding where Value == URL {
    /// In `UserDefaults` it is a text: the open Foundation would keep only the path.
    static var url: StoredCoding {
        StoredCoding(
            encode: { .string($0.absoluteString) }, decode: { $0.stringValue.flatMap(URL.init(string:)) },
            object: { $0.absoluteString }, value: { ($0 as? String).flatMap(URL.init(string:)) })
    }
}

extension StoredCoding where Value == Data {
    static var data: StoredCoding {
        StoredCoding(
            encode: { .string($0.base64EncodedString()) }, decode: { $0.stringValue.flatMap { Data(base64Encoded: $0) } },
            object: { $0 }, value: { $0 as? Data })
    }
}

extension StoredCoding where Value == Date {
    static var date: StoredCoding {
        StoredCoding(
            encode: { .double($0.timeIntervalSinceReferenceDate) },
            decode: { $0.doubleValue.map(Date.init(timeIntervalSinceReferenceDate:)) }, object: { $0 }, value: { $0 as? Date })
    }
}
