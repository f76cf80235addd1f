import Foundation

/// Encodes values as components of the URL path, and decodes them.
///
/// Numbers, strings, UUIDs and raw values are written as they are; other `Codable` values as JSON in base 64. All other values are written
/// as a mark and cannot be decoded.
package enum LocationCoding {
    /// Replaces a value that cannot be encoded.
    package static let mark = "~"

    package static func encode(_ value: Any) -> String {
        if let raw = value as? any RawRepresentable { return encode(raw.rawValue) }
        if let text = value as? any LosslessStringConvertible { return escape(String(describing: text)) }
        if let id = value as? UUID { return id.uuidString.lowercased() }
        if let value = value as? any Encodable, let data = try? JSONEncoder().encode(value) {
            return mark + data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        }
        return mark
    }

    package static func decode<T>(_ component: String, as type: T.Type) -> T? {
        if let raw = type as? any RawRepresentable.Type { return decodeRaw(component, as: raw) as? T }
        if let text = type as? any LosslessStringConvertible.Type { return unescape(component).flatMap { text.init($0) } as? T }
        if type == UUID.self { return UUID(uuidString: component) as? T }
        if let decodable = type as? any Decodable.Type, component.hasPrefix(mark), component.count > 1 {
            var text = component.dropFirst().replacing("-", with: "+").replacing("_", with: "/")
            text += String(repeating: "=", count: (4 - text.count % 4) % 4)
            return Data(base64Encoded: String(text)).flatMap { try? JSONDecoder().decode(decodable, from: $0) } as? T
        }
        return nil
    }

    private static func decodeRaw<R: RawRepresentable>(_ component: String, as type: R.Type) -> R? {
        decode(component, as: R.RawValue.self).flatMap { R(rawValue: $0) }
    }

    /// Percent-escapes text. Also escapes an empty text and a leading mark, which would otherwise be misread.
    private static func escape(_ text: String) -> String {
        let escaped = text.addingPercentEncoding(withAllowedCharacters: .urlPathComponentAllowed) ?? mark
        return escaped.isEmpty ? "%00" : escaped.hasPrefix(mark) ? "%7E" + escaped.dropFirst() : escaped
    }

    private static func unescape(_ text: String) -> String? {
        text == "%00" ? "" : text.removingPercentEncoding
    }

    /// Returns the first components of a path, without its query. Each can become a screen, so their number is limited to more than a
    /// user would open.
    static func components(of location: String) -> [String] {
        let path = location.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return path.split(separator: UInt8(ascii: "/"), maxSplits: maximumCount).prefix(maximumCount).map { String(Substring($0)) }
    }

    /// The maximum number of path components that are read.
    static let maximumCount = 32
}

extension CharacterSet {
    fileprivate static let urlPathComponentAllowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/;"))
}
