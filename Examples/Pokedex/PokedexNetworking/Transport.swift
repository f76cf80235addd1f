import Foundation

/// Carries a request to where its address leads.
public protocol Transport: Sendable {
    /// - Throws: When no answer came at all.
    func answer(from address: URL) async throws -> Answer
}

/// What came back.
public struct Answer: Hashable, Sendable {
    /// As HTTP has it: 200 is well, 404 is nothing there.
    public let status: Int
    public let body: Data

    public init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}
