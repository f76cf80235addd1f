import Foundation

/// Carries a request to its address.
public protocol Transport: Sendable {
    /// - Throws: An error if no answer arrives.
    func answer(from address: URL) async throws -> Answer
}

/// The answer to a request.
public struct Answer: Hashable, Sendable {
    /// The HTTP status: 200 is success, 404 means that nothing was found.
    public let status: Int
    public let body: Data

    public init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}
