import Foundation

/// Gets values from a JSON API.
///
/// It knows paths, answers and errors, but not what the values mean.
public struct Client: Sendable {
    private let transport: any Transport
    private let note: @Sendable (Answer.Source) async -> Void

    /// - Parameters:
    ///   - transport: Carries the requests and answers.
    ///   - note: Is told of each answer where it comes from.
    public init(transport: any Transport, note: @escaping @Sendable (Answer.Source) async -> Void = { _ in }) {
        self.transport = transport
        self.note = note
    }

    /// Gets and decodes the value at a path, such as `collections/3`.
    public func get<Value: Decodable & Sendable>(
        _ path: String, query: [URLQueryItem] = [], as type: Value.Type = Value.self
    ) async throws(NetworkError) -> Value {
        let body = try await data(at: path, query: query)
        do { return try JSONDecoder().decode(type, from: body) } catch { throw .unreadable }
    }

    /// Gets what is at a path as it is, such as a picture.
    public func data(at path: String, query: [URLQueryItem] = []) async throws(NetworkError) -> Data {
        let answer: Answer
        do { answer = try await transport.answer(to: Request(path, query: query)) } catch { throw .unreachable }
        guard 200..<300 ~= answer.status else { throw .refused(status: answer.status) }
        await note(answer.source)
        return answer.body
    }
}
