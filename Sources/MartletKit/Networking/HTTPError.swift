import Foundation

/// The reason why a request has no usable answer. A cancelled request throws `CancellationError` instead.
public enum HTTPError: Error, CustomStringConvertible {
    /// The request has no valid URL and was not sent.
    case invalidRequest(String)
    /// The answer is not an HTTP response.
    case invalidResponse
    /// The server answered with a status that is not accepted.
    case status(Int, body: Data)
    /// The body of the answer could not be decoded.
    case decoding(any Error, excerpt: String)
    /// No answer arrived.
    case transport(any Error)

    public var description: String {
        switch self {
        case .invalidRequest(let why): why
        case .invalidResponse: "The answer is not an HTTP response."
        case .status(let status, let body): "The server answered \(status): \(Self.excerpt(of: body))"
        case .decoding(let error, let excerpt): "The answer could not be decoded (\(error)): \(excerpt)"
        case .transport(let error): "No answer arrived: \(error)"
        }
    }

    /// The beginning of a body as text, for an error message.
    static func excerpt(of body: Data) -> String {
        let limit = 200
        let text = String(decoding: body.prefix(limit), as: UTF8.self)
        return body.count > limit ? text + "…" : text
    }
}
