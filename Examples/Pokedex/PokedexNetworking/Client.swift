import Foundation

/// Gets values from a service that answers in JSON.
///
/// It knows addresses, answers and what can go wrong with them. What is asked for, and what for, is its user's business.
public struct Client: Sendable {
    /// What all paths are relative to.
    public let base: URL
    private let transport: any Transport

    /// - Parameters:
    ///   - base: What all paths are relative to.
    ///   - transport: What carries requests there, and answers back.
    public init(base: URL, transport: any Transport) {
        self.base = base
        self.transport = transport
    }

    /// Gets what is under a path, `collections/3`.
    public func get<Value: Decodable & Sendable>(_ path: String, as type: Value.Type = Value.self) async throws(NetworkError) -> Value {
        let answer: Answer
        do { answer = try await transport.answer(from: base.appending(path: path)) } catch { throw .unreachable }
        guard 200..<300 ~= answer.status else { throw .refused(status: answer.status) }
        do { return try JSONDecoder().decode(type, from: answer.body) } catch { throw .unreadable }
    }

    /// The address that a reference in an answer means.
    public func address(of reference: String) -> URL? { URL(string: reference, relativeTo: base.appending(path: ""))?.absoluteURL }
}
