import Foundation

extension HTTP.Error: LocalizedError {
    /// A sentence for the user, without technical details. It is also the `localizedDescription`.
    public var errorDescription: String? {
        switch self {
        case .invalidResponse: "The server sent an answer that is not understood."
        case .statusCode(404): "The server does not have what was asked for."
        case .statusCode(let status) where status >= 500: "The server has a problem of its own (status \(status))."
        case .statusCode(let status): "The server refused the request (status \(status))."
        case .unknown(URLError.timedOut): "The server did not answer in time."
        case .unknown(is DecodingError): "The server sent data that cannot be read."
        case .unknown(is URLError): "The server cannot be reached."
        case .unknown: "The request failed for an unknown reason."
        }
    }
}
