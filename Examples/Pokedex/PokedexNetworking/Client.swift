import Foundation

/// Gets values from a JSON API.
///
/// It knows addresses, answers and errors, but not what the values mean.
public struct Client: Sendable {
    /// The base of all paths.
    public let base: URL
    private let transport: any Transport

    /// - Parameters:
    ///   - base: The base of all paths.
    ///   - transport: Carries the requests and answers.
    public init(base: URL, transport: any Transport) {
        self.base = base
        self.transport = transport
    }

    /// Gets and decodes the value at a path, such as `collections/3`.
    public func get<Value: Decodable & Sendable>(_ path: String, as type: Value.Type = Value.self) async throws(NetworkError) -> Value {
        let answer: Answer
        do { answer = try await transport.answer(from: base.appending(path: path)) } catch { throw .unreachable }
        guard 200..<300 ~= answer.status else { throw .refused(status: answer.status) }
        do { return try JSONDecoder().decode(type, from: answer.body) } catch { throw .unreadable }
    }

    /// Resolves a relative address from an answer.
    public func address(of reference: String) -> URL? { URL(string: reference, relativeTo: base.appending(path: ""))?.absoluteURL }
}
