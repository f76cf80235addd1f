import Foundation

extension HTTPClient {
    /// The path of a request, relative to the client's base URL. Write it as plain text; this type percent-encodes it.
    ///
    /// An interpolated value is always one component: a slash in a name does not start a new one.
    ///
    ///     client.data(.get("/dishes/\(name)/photo"))      // “Fish & chips / large” → /dishes/Fish%20%26%20chips%20%2F%20large/photo
    public struct Path: Hashable, Sendable, CustomStringConvertible {
        /// The percent-encoded path, without a leading slash.
        public let encoded: String
        /// The first interpolated value that is not a valid component: empty, `.` or `..`.
        let invalidComponent: String?

        /// Creates a path from text in which slashes separate components.
        public init(_ path: String) { self.init(StringInterpolation(literal: path)) }

        /// Percent-encodes all characters except those that RFC 3986 calls unreserved.
        static func encode(_ text: String, sparing spared: String = "") -> String {
            let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
            return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved + spared)) ?? ""
        }

        fileprivate init(_ interpolation: StringInterpolation) {
            encoded = String(interpolation.encoded.drop { $0 == "/" })
            invalidComponent = interpolation.invalidComponent
        }

        /// The path with a leading slash: `/dishes/3`.
        public var description: String { "/" + encoded }
    }
}

extension HTTPClient.Path: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation) }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var encoded = ""
        fileprivate var invalidComponent: String?

        public init(literalCapacity: Int, interpolationCount: Int) {}

        fileprivate init(literal: String) { appendLiteral(literal) }

        public mutating func appendLiteral(_ literal: String) { encoded += HTTPClient.Path.encode(literal, sparing: "/") }

        public mutating func appendInterpolation(_ component: some CustomStringConvertible) {
            let component = component.description
            // An empty component would change the path. Dots mean “here” and “up”, even when encoded.
            if ["", ".", ".."].contains(component) { invalidComponent = invalidComponent ?? component }
            encoded += HTTPClient.Path.encode(component)
        }
    }
}
