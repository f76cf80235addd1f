import Foundation

/// The reason why a request returned no value.
public enum NetworkError: LocalizedError, Hashable, Sendable {
    /// The server did not answer.
    case unreachable
    /// The server refused, with this HTTP status.
    case refused(status: Int)
    /// The answer could not be decoded.
    case unreadable

    public var errorDescription: String? {
        switch self {
        case .unreachable: "The server does not answer. Check your connection."
        case .refused(404): "The server has no data at this address."
        case .refused(let status): "The server refused the request (\(status))."
        case .unreadable: "The answer could not be read."
        }
    }
}
