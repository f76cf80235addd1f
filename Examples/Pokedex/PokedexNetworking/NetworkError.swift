import Foundation

/// Why there is no value.
public enum NetworkError: LocalizedError, Hashable, Sendable {
    /// There was no answer.
    case unreachable
    /// The answer was no; the status is HTTP's.
    case refused(status: Int)
    /// The answer was not what was asked for.
    case unreadable

    public var errorDescription: String? {
        switch self {
        case .unreachable: "There is no answer. Check the connection."
        case .refused(404): "There is nothing under this address."
        case .refused(let status): "The server refused to answer (\(status))."
        case .unreadable: "The answer could not be read."
        }
    }
}
