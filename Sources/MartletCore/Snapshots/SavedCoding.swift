import Foundation
import MartletGraph

/// Encodes values of state whose types are known at run time only.
///
/// It encodes `Codable` values, raw values, enumerations without payloads by the names of their cases, structures of the app by their stored
/// properties, and optionals and collections of all these. Of the app's observable objects it encodes the properties that are such values.
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
        if let coding = coding(of: T.self) { return text { try coding.encode(value, $0) } }
        guard let (object, model) = model(value) else { return nil }
        return text { try model.encode(object, to: $0) }
    }

    /// Returns the value that takes the place of the initial one. A model stays the same object, and gets the saved values of its properties.
    /// - Returns: `nil` if the text is no value of the type.
    static func decode<T>(_ json: String, from initial: T) -> T? {
        guard let decoder = try? decoder.decode(Opened.self, from: Data(json.utf8)).decoder else { return nil }
        if let coding = coding(of: T.self) { return try? coding.decode(decoder) }
        guard let (object, model) = model(initial) else { return nil }
        return model.restore(object, from: decoder) ? initial : nil
    }

    /// Returns what of a value begins anew although the value is saved: properties of a model, such as `Editor.cursor: Cursor`.
    static func unsavedParts<T>(of value: T) -> [String] { coding(of: T.self) == nil ? model(value)?.coding.unsaved ?? [] : [] }

    private static func model<T>(_ value: T) -> (object: AnyObject, coding: ModelCoding)? {
        guard T.self is AnyClass else { return nil }
        let object = value as AnyObject
        return ModelCoding.of(type(of: object)).map { (object, $0) }
    }

    private static func text(_ encode: @escaping (any Encoder) throws -> Void) -> String? {
        guard let data = try? encoder.encode(Closed(encode: encode)), data.count <= longestValue else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Hands over the encoder of a document.
    private struct Closed: Encodable {
        let encode: (any Encoder) throws -> Void
        func encode(to encoder: any Encoder) throws { try encode(encoder) }
    }

    /// Hands out the decoder of a document.
    private struct Opened: Decodable {
        let decoder: any Decoder
        init(from decoder: any Decoder) { self.decoder = decoder }
    }

    // MARK: Codings

    private static var codings: [ObjectIdentifier: Any] = [:]
    private static var beingMade: Set<ObjectIdentifier> = []

    private struct NoCoding {}

    /// Returns how values of a type are encoded; `nil` if they cannot be.
    static func coding<T>(of type: T.Type) -> SavedTypeCoding<T>? {
        let id = ObjectIdentifier(type)
        if let known = codings[id] { return known as? SavedTypeCoding<T> }
        guard beingMade.insert(id).inserted else {
            // The type contains itself, such as a tree with branches. Its coding is there when it is used.
            return SavedTypeCoding(
                encode: { value, encoder in try MainActor.assumeIsolated { try made(T.self) }.encode(value, encoder) },
                decode: { decoder in try MainActor.assumeIsolated { try made(T.self) }.decode(decoder) })
        }
        defer { beingMade.remove(id) }
        let found = SavedTypeCoding<T>.make()
        codings[id] = found ?? NoCoding()
        return found
    }

    private static func made<T>(_ type: T.Type) throws -> SavedTypeCoding<T> {
        guard let coding = codings[ObjectIdentifier(type)] as? SavedTypeCoding<T> else { throw CannotBeSaved() }
        return coding
    }

    struct CannotBeSaved: Error {}

    /// Whether a type is the app's own, so that its stored properties are all there is to it.
    static func isOfApp(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        let isFunction = name.contains(" -> ")
        return !isFunction && !isMartletType(type) && !systemModules.contains(name.prefix { $0 != "." })
    }

    private static let systemModules: Set<Substring> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Dispatch", "Observation",
        "Synchronization", "_Concurrency", "_StringProcessing", "__C", "MartletCombine", "OpenCombine",
    ]
}
