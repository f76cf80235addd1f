import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPClient {
    public enum Method: String, Hashable, Sendable {
        case get = "GET", head = "HEAD", post = "POST", put = "PUT", patch = "PATCH", delete = "DELETE"
    }

    /// A request, without the server's address.
    public struct Request: Hashable, Sendable {
        public var method: Method
        public var path: Path
        /// The query items, in this order. Names may repeat. An item without a value is written without `=`.
        public var query: [URLQueryItem]
        public var headers: [String: String]
        public var body: Body?

        public init(_ method: Method, _ path: Path, query: [URLQueryItem] = [], headers: [String: String] = [:], body: Body? = nil) {
            self.method = method
            self.path = path
            self.query = query
            self.headers = headers
            self.body = body
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
        public var headers: [String: String]
        public var body: Data

        public init(_ status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
            self.status = status
            self.headers = headers
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
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// Encodes `+` too. `URLComponents` leaves it alone, and servers read it as a space.
    private static func encode(_ item: URLQueryItem) -> URLQueryItem {
        URLQueryItem(name: HTTPClient.Path.encode(item.name), value: item.value.map { HTTPClient.Path.encode($0) })
    }
}
