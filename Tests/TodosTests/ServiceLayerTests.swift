import Combine
import Foundation
import MartletTest
import Testing
import TodosFakeServices
import TodosServices

@Suite("The service layer")
struct ServiceLayerTests {
    @Test func `E4 Todos are available as an async function`() async throws {
        let todos = try await MockApi([.milk, .bread]).todos(TodosRequestObject())
        #expect(todos == [.milk, .bread])
    }

    @Test func `E4 Todos are available with a callback`() async throws {
        let api = MockApi([.milk, .bread])
        let result = await withCheckedContinuation { continuation in
            api.todos(TodosRequestObject(filter: .done)) { continuation.resume(returning: $0) }
        }
        #expect(try result.get() == [.milk, .bread])
        #expect(api.calls == ["todos done added"])
    }

    @Test func `E4 Todos are available as a publisher, which then finishes`() async throws {
        var received: [[TodoObject]] = []
        let api = MockApi([.milk, .bread])
        for try await todos in api.todosPublisher(TodosRequestObject(sort: .title)).values { received.append(todos) }
        #expect(received == [[.milk, .bread]])
        #expect(api.calls == ["todos all title"])
    }

    @Test func `E4 A publisher requests separately for each subscriber`() async throws {
        let api = MockApi([.milk])
        let publisher = api.todosPublisher()
        #expect(api.calls == [])
        for try await _ in publisher.values {}
        for try await _ in publisher.values {}
        #expect(api.calls == ["todos all added", "todos all added"])
    }

    @Test func `E4 An error is the same in each form`() async throws {
        let api = MockApi(failure: HTTP.Error.statusCode(503))
        await #expect { try await api.todos(TodosRequestObject()) } throws: { isStatus($0, 503) }
        await #expect { for try await _ in api.todosPublisher().values {} } throws: { isStatus($0, 503) }
        let result = await withCheckedContinuation { continuation in
            api.todos { continuation.resume(returning: $0) }
        }
        #expect { try result.get() } throws: { isStatus($0, 503) }
    }

    @Test func `E4 Cancelling the subscription cancels the request`() async {
        let clock = TestClock()
        let api = FakeApiService(todos: [.milk], clock: clock)
        let subscription = api.todosPublisher().sink { _ in
        } receiveValue: { _ in
            Issue.record("It was cancelled.")
        }
        await until { clock.sleeperCount == 1 }
        subscription.cancel()
        await until { clock.sleeperCount == 0 }
    }

    @Test func `E4 Cancelling the task prevents the callback`() async {
        let clock = TestClock()
        let api = FakeApiService(todos: [.milk], clock: clock)
        let task = api.todos { _ in Issue.record("It was cancelled.") }
        await until { clock.sleeperCount == 1 }
        task.cancel()
        await task.value
    }

    @Test func `E5 An HTTP error is kept, any other is unknown`() {
        #expect(isStatus(HTTP.Error(HTTP.Error.statusCode(418)), 418))
        if case .invalidResponse = HTTP.Error(HTTP.Error.invalidResponse) {} else { Issue.record("It was an invalid response.") }
        if case .unknown(let error) = HTTP.Error(Broken()) { #expect(error is Broken) } else { Issue.record("Nobody knows it.") }
    }

    @Test func `E5 Methods have the names of HTTP`() {
        let names = [HTTP.Method.get, .post, .patch, .delete].map(\.rawValue)
        #expect(names == ["GET", "POST", "PATCH", "DELETE"])
    }

    @Test func `E6 A todo is coded in the server's format`() throws {
        let json = """
            {"due":"1970-01-01T00:16:40Z","id":3,"isDone":false,"note":"Red ones","place":{"name":"Market",\
            "position":{"latitude":0,"longitude":1}},"title":"Apples"}
            """
        #expect(String(decoding: try HTTP.encode(TodoObject.apples), as: UTF8.self) == json)
        #expect(try HTTP.decode(TodoObject.self, from: Data(json.utf8)) == .apples)
    }

    @Test func `E6 A request is coded as a URL query`() {
        let request = TodosRequestObject(filter: .open, sort: .due)
        #expect(request.query == [URLQueryItem(name: "filter", value: "open"), URLQueryItem(name: "sort", value: "due")])
        #expect(TodosRequestObject(query: ["filter": "open", "sort": "due"]) == request)
        #expect(TodosRequestObject(query: [:]) == TodosRequestObject(filter: .all, sort: .added))
        #expect(TodosRequestObject(query: ["sort": "colour"]) == nil)
    }

    @Test(
        arguments: [
            (.invalidResponse, "The server sent an answer that is not understood."),
            (.statusCode(404), "The server does not have what was asked for."),
            (.statusCode(403), "The server refused the request (status 403)."),
            (.statusCode(503), "The server has a problem of its own (status 503)."),
            (.unknown(URLError(.timedOut)), "The server did not answer in time."),
            (.unknown(URLError(.cannotConnectToHost)), "The server cannot be reached."),
            (
                .unknown(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))),
                "The server sent data that cannot be read."
            ),
            (.unknown(Broken()), "The request failed for an unknown reason."),
        ] as [(HTTP.Error, String)])
    func `E5 Each error has a description for people`(error: HTTP.Error, text: String) {
        #expect(error.localizedDescription == text)
        #expect((error as any Error).localizedDescription == text)
    }

    @Test(arguments: [
        ("all", "added", [1, 2, 3, 4, 5]), ("all", "title", [3, 2, 1, 5, 4]), ("all", "due", [3, 2, 5, 1, 4]),
        ("open", "added", [1, 3, 4]), ("open", "title", [3, 1, 4]), ("open", "due", [3, 1, 4]),
        ("done", "added", [2, 5]), ("done", "title", [2, 5]), ("done", "due", [2, 5]),
    ]) func `E8 The fake filters and sorts`(filter: String, sort: String, expected: [Int]) async throws {
        // Out of order, so that each order is an order made.
        let todos: [TodoObject] = [
            TodoObject(id: 4, title: "Zest"), .apples, .milk,
            TodoObject(id: 5, title: "nuts", isDone: true, due: Date(timeIntervalSince1970: 2_000)), .bread,
        ]
        let request = try #require(TodosRequestObject(query: ["filter": filter, "sort": sort]))
        #expect(try await FakeApiService(todos: todos, delay: .zero).todos(request).map(\.id) == expected)
    }

    @Test func `E8 The fake answers after its delay`() async throws {
        let clock = TestClock()
        let api = FakeApiService(todos: [.milk], clock: clock)
        let (answers, answered) = AsyncStream.makeStream(of: [TodoObject].self)
        let task = Task { _ = answered.yield(try await api.todos(TodosRequestObject())) }
        await clock.advance(by: .milliseconds(999))
        #expect(clock.sleeperCount == 1)
        await clock.advance(by: .milliseconds(1))
        #expect(clock.sleeperCount == 0)
        try await task.value
        #expect(await answers.first { _ in true } == [.milk])
    }

    @Test func `E8 The fake refuses like a server`() async {
        let api = FakeApiService(todos: [.milk], delay: .zero)
        await #expect { try await api.todo(9) } throws: { isStatus($0, 404) }
        await #expect { try await api.change(9, TodoChangeObject(isDone: true)) } throws: { isStatus($0, 404) }
        await #expect { try await api.delete(9) } throws: { isStatus($0, 404) }
    }
}

/// Whether an error is a refusal with a status.
func isStatus(_ error: any Error, _ status: Int) -> Bool {
    if case HTTP.Error.statusCode(status) = error { true } else { false }
}

/// Lets other tasks run until a condition holds, up to a limit.
func until(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
    let clock = ContinuousClock()
    var waited: Duration = .zero
    while !condition() {
        guard waited < .seconds(10) else {
            Issue.record("What was waited for did not come.", sourceLocation: sourceLocation)
            return
        }
        let start = clock.now
        await Task.yield()
        // A longer time means that other work occupied the main actor.
        waited += min(clock.now - start, .milliseconds(20))
    }
}
