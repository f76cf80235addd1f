import Foundation

extension HTTPClient {
    /// The path of a request below the client's base URL, as plain text: it is percent-encoded here, and nowhere else.
    ///
    /// What is put in by interpolation is one component, whatever it contains: a name with a slash in it stays a name.
    ///
    ///     client.data(.get("/dishes/\(name)/photo"))      // “Fish & chips / large” → /dishes/Fish%20%26%20chips%20%2F%20large/photo
    public struct Path: Hashable, Sendable, CustomStringConvertible {
        /// As it stands in a URL, without a slash at the front.
        public let encoded: String
        /// A component that was put in and is not just a name, if there is one.
        let intruder: String?

        /// A path in which the slashes separate components.
        public init(_ path: String) { self.init(StringInterpolation(literal: path)) }

        /// Percent-encodes all but what RFC 3986 calls unreserved.
        static func encode(_ text: String, sparing spared: String = "") -> String {
            let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
            return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved + spared)) ?? ""
        }

        fileprivate init(_ interpolation: StringInterpolation) {
            encoded = String(interpolation.encoded.drop { $0 == "/" })
            intruder = interpolation.intruder
        }

        /// With a slash at the front: `/dishes/3`.
        public var description: String { "/" + encoded }
    }
}

extension HTTPClient.Path: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation) }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var encoded = ""
        fileprivate var intruder: String?

        public init(literalCapacity: Int, interpolationCount: Int) {}

        fileprivate init(literal: String) { appendLiteral(literal) }

        public mutating func appendLiteral(_ literal: String) { encoded += HTTPClient.Path.encode(literal, sparing: "/") }

        public mutating func appendInterpolation(_ component: some CustomStringConvertible) {
            let component = component.description
            // An empty component changes what the path says; dots mean “here” and “above”, encoded or not.
            if ["", ".", ".."].contains(component) { intruder = intruder ?? component }
            encoded += HTTPClient.Path.encode(component)
        }
    }
}
