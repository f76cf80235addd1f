/// The words of the protocol, and what can go wrong in it.
public enum HTTP {
    public enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
        case patch = "PATCH"
        case delete = "DELETE"
    }

    /// Why there is no usable answer.
    public enum Error: Swift.Error {
        /// What came is no answer of HTTP's.
        case invalidResponse
        /// The server answered, and refused.
        case statusCode(Int)
        /// Anything else: no answer came, or it could not be read.
        case unknown(any Swift.Error)

        /// Whatever was thrown, as one of these.
        public init(_ error: any Swift.Error) { self = error as? HTTP.Error ?? .unknown(error) }
    }
}
