import Foundation

/// A question to the API: a path below its base, and a query.
public struct Request: Hashable, Sendable {
    public var path: String
    public var query: [URLQueryItem]
    /// The header fields, by their names in lower case.
    public var headers: [String: String]

    public init(_ path: String, query: [URLQueryItem] = [], headers: [String: String] = [:]) {
        self.path = path
        self.query = query
        self.headers = headers
    }

    /// What the request asks for, without its header fields. Two requests with one name have one answer.
    public var name: String { query.reduce(path) { "\($0)&\($1.name)=\($1.value ?? "")" } }
}
