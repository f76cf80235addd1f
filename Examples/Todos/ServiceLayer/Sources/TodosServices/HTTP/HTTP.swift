/// HTTP methods, errors and coding.
public enum HTTP {
    public enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
        case patch = "PATCH"
        case delete = "DELETE"
    }

    /// The reason why a request has no usable answer.
    public enum Error: Swift.Error {
        /// The answer is not an HTTP response.
        case invalidResponse
        /// The server refused the request, with this status.
        case statusCode(Int)
        /// Any other error: no answer arrived, or it could not be decoded.
        case unknown(any Swift.Error)

        /// Converts any error.
        public init(_ error: any Swift.Error) { self = error as? HTTP.Error ?? .unknown(error) }
    }
}
