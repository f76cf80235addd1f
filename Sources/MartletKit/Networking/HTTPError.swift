import Foundation

/// Why there is no usable answer. A request that is cancelled throws `CancellationError` instead.
public enum HTTPError: Error, CustomStringConvertible {
    /// It was never sent: there is no such URL.
    case invalidRequest(String)
    /// What came was no answer of HTTP's.
    case invalidResponse
    /// The server answered with a status that is none of those accepted.
    case status(Int, body: Data)
    /// The answer is not what was expected.
    case decoding(any Error, excerpt: String)
    /// No answer came.
    case transport(any Error)

    public var description: String {
        switch self {
        case .invalidRequest(let why): why
        case .invalidResponse: "The answer is not HTTP."
        case .status(let status, let body): "The server answered \(status): \(Self.excerpt(of: body))"
        case .decoding(let error, let excerpt): "The answer cannot be read (\(error)): \(excerpt)"
        case .transport(let error): "No answer came: \(error)"
        }
    }

    /// The beginning of a body, for people to read.
    static func excerpt(of body: Data) -> String {
        let limit = 200
        let text = String(decoding: body.prefix(limit), as: UTF8.self)
        return body.count > limit ? text + "…" : text
    }
}
