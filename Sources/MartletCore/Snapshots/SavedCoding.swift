import Foundation
import MartletGraph

/// Encodes values of state whose types are known at run time only.
///
/// It encodes `Codable` values, raw values, enumerations without payloads by the names of their cases, and optionals of all these.
@MainActor
enum SavedCoding {
    /// The maximum size of one value, in bytes.
    static let longestValue = 256 * 1024

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }()
    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }()

    /// - Returns: `nil` if the value cannot be encoded, or is too long.
    static func encode<T>(_ value: T) -> String? {
        guard let coding = Coding<T>(), let data = coding.encode(value), data.count <= longestValue else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// - Returns: `nil` if the text is no value of the type.
    static func decode<T>(_ json: String, as type: T.Type) -> T? { Coding<T>()?.decode(Data(json.utf8)) }

    /// How the values of one type are encoded.
    @MainActor
    private struct Coding<T> {
        let encode: (T) -> Data?
        let decode: (Data) -> T?

        init(encode: @escaping (T) -> Data?, decode: @escaping (Data) -> T?) {
            self.encode = encode
            self.decode = decode
        }

        /// - Returns: `nil` if there is no way.
        init?() {
            if let type = T.self as? any Codable.Type {
                self = Self.codable(type)
            } else if let type = T.self as? any RawRepresentable.Type, let coding = Self.raw(type) {
                self = coding
            } else if let names = CaseNames<T>() {
                self.init(
                    encode: { names.name(of: $0).flatMap { try? encoder.encode($0) } },
                    decode: { (try? decoder.decode(String.self, from: $0)).flatMap { names[$0] } })
            } else if let type = T.self as? any OptionalType.Type, let coding = Self.optional(type) {
                self = coding
            } else {
                return nil
            }
        }

        private static func codable<C: Codable>(_: C.Type) -> Coding {
            Coding(
                encode: { try? encoder.encode(same($0, as: C.self)) },
                decode: { (try? decoder.decode(C.self, from: $0)).map { same($0, as: T.self) } })
        }

        private static func raw<R: RawRepresentable>(_: R.Type) -> Coding? {
            guard let raw = SavedCoding.Coding<R.RawValue>() else { return nil }
            return Coding(
                encode: { raw.encode(same($0, as: R.self).rawValue) },
                decode: { raw.decode($0).flatMap(R.init(rawValue:)).map { same($0, as: T.self) } })
        }

        /// `nil` is encoded as an empty list, because the wrapped value can have a `null` of its own.
        private static func optional<O: OptionalType>(_: O.Type) -> Coding? {
            guard let wrapped = SavedCoding.Coding<O.Wrapped>() else { return nil }
            return Coding(
                encode: { value in
                    guard let value = same(value, as: O.self).optional else { return Data("[]".utf8) }
                    return wrapped.encode(value).map { Data("[".utf8) + $0 + Data("]".utf8) }
                },
                decode: { data in
                    guard data.first == UInt8(ascii: "["), data.last == UInt8(ascii: "]") else { return nil }
                    if data.count == 2 { return same(O(optional: nil), as: T.self) }
                    return wrapped.decode(Data(data.dropFirst().dropLast())).map { same(O(optional: $0), as: T.self) }
                })
        }

        /// Converts between two names of one type.
        private static func same<A, B>(_ value: A, as type: B.Type) -> B {
            precondition(A.self == B.self, "\(A.self) is not \(B.self)")
            return withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: B.self).pointee }
        }
    }
}
