import Foundation
import HTTPTypes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPClient {
    /// A method of HTTP: `.get`, `.post` and so on, or any other by its name.
    public typealias Method = HTTPRequest.Method

    /// A request, without the server's address.
    public struct Request: Hashable, Sendable {
        public var method: Method
        public var path: Path
        /// The query items, in this order. Names may repeat. An item without a value is written without `=`.
        public var query: [URLQueryItem]
        /// The header fields. Their names are the same in any case.
        public var headers: HTTPFields
        public var body: Body?
        /// The first name of a header that HTTP does not allow.
        private(set) var invalidHeader: String?

        /// - Parameter headers: The header fields. A name that HTTP does not allow, such as one with a space, makes the request invalid.
        public init(_ method: Method, _ path: Path, query: [URLQueryItem] = [], headers: [String: String] = [:], body: Body? = nil) {
            self.method = method
            self.path = path
            self.query = query
            self.headers = HTTPFields(headers)
            self.body = body
            invalidHeader = headers.keys.sorted().first { HTTPField.Name($0) == nil }
        }

        public static func get(_ path: Path, query: [URLQueryItem] = [], headers: [String: String] = [:]) -> Request {
            Request(.get, path, query: query, headers: headers)
        }

        public static func post(_ path: Path, _ body: Body? = nil, headers: [String: String] = [:]) -> Request {
            Request(.post, path, headers: headers, body: body)
        }
    }

    /// The body of a request, with its media type.
    public struct Body: Hashable, Sendable {
        public var data: Data
        public var type: String

        public init(_ data: Data, type: String) {
            self.data = data
            self.type = type
        }

        public static func json(_ value: some Encodable, encoder: JSONEncoder = JSONEncoder()) throws -> Body {
            Body(try encoder.encode(value), type: "application/json")
        }
    }

    /// A server's answer.
    public struct Response: Hashable, Sendable {
        public var status: Int
        /// The header fields. Their names are the same in any case.
        public var headers: HTTPFields
        public var body: Data

        public init(_ status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
            self.status = status
            self.headers = HTTPFields(headers)
            self.body = body
        }

        public static func json(_ value: some Encodable, status: Int = 200, encoder: JSONEncoder = JSONEncoder()) throws -> Response {
            Response(status, headers: ["Content-Type": "application/json"], body: try encoder.encode(value))
        }
    }
}

extension HTTPClient.Request {
    /// Creates the `URLRequest` for a server.
    ///
    /// Appends the path to that of the base URL with exactly one slash between them; the path cannot lead to another host. Appends the
    /// query to that of the base URL.
    public func urlRequest(to base: URL) throws(HTTPError) -> URLRequest {
        if let invalidComponent = path.invalidComponent {
            throw .invalidRequest(
                "“\(invalidComponent)” cannot be a component of the path \(path). Interpolate a value that is not empty, “.” or “..”.")
        }
        if let invalidHeader { throw .invalidRequest("“\(invalidHeader)” cannot be the name of a header.") }
        guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true), parts.scheme != nil, parts.host != nil else {
            throw .invalidRequest("The base URL “\(base)” has no scheme or no host. Use an absolute URL.")
        }
        let front = parts.percentEncodedPath.hasSuffix("/") ? String(parts.percentEncodedPath.dropLast()) : parts.percentEncodedPath
        if !path.encoded.isEmpty { parts.percentEncodedPath = front + path.description }
        let items = (parts.percentEncodedQueryItems ?? []) + query.map(Self.encode)
        if !items.isEmpty { parts.percentEncodedQueryItems = items }
        guard let url = parts.url else { throw .invalidRequest("“\(base)” and “\(path)” do not form a valid URL.") }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.httpBody = body?.data
        if let body { request.setValue(body.type, forHTTPHeaderField: "Content-Type") }
        for field in headers { request.addValue(field.value, forHTTPHeaderField: field.name.rawName) }
        return request
    }

    /// Encodes `+` too. `URLComponents` leaves it alone, and servers read it as a space.
    private static func encode(_ item: URLQueryItem) -> URLQueryItem {
        URLQueryItem(name: HTTPClient.Path.encode(item.name), value: item.value.map { HTTPClient.Path.encode($0) })
    }
}

extension HTTPFields {
    /// Creates fields from names and values, sorted by name. Ignores names that HTTP does not allow.
    init(_ headers: [String: String]) {
        self.init(
            headers.sorted { $0.key < $1.key }.compactMap { name, value in
                HTTPField.Name(name).map { HTTPField(name: $0, value: value) }
            })
    }
}
