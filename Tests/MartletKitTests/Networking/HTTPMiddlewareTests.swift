import Foundation
import HTTPTypes
import MartletTest
import Synchronization
import Testing

@testable import MartletKit

/// Answers requests one after the other, and keeps them.
private final class Script: Sendable {
    private let answers: Mutex<[Result<HTTPClient.Response, any Error>]>
    let recorder = HTTPRecorder()

    init(_ answers: [Result<HTTPClient.Response, any Error>]) { self.answers = Mutex(answers) }

    convenience init(_ statuses: Int...) { self.init(statuses.map { .success(.init($0)) }) }

    var client: HTTPClient {
        HTTPClient.stub { [self] _ in try answers.withLock { $0.isEmpty ? nil : try $0.removeFirst().get() } }.recorded(by: recorder)
    }

    var count: Int { recorder.requests.count }
}

/// Lets other threads work until a condition holds, ten seconds at most.
@MainActor
private func until(_ condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
}

@Suite("HTTP: repeating")
struct HTTPRetryTests {
    private func status(of request: HTTPClient.Request, _ script: Script, limit: Int = 3) async throws -> Int {
        try await script.client.retried(Retry(limit, delay: .zero)).send(request).status
    }

    @Test(arguments: [408, 429, 502, 503, 504])
    func `An answer that says to try later is asked for again`(status: Int) async throws {
        let script = Script(status, status, 200)
        #expect(try await self.status(of: .get("/dishes"), script) == 200)
        #expect(script.count == 3)
    }

    @Test(arguments: [200, 301, 400, 401, 404, 500, 501])
    func `Other answers are final`(status: Int) async throws {
        let script = Script(status, 200)
        #expect(try await self.status(of: .get("/dishes"), script) == status)
        #expect(script.count == 1)
    }

    @Test func `After the last repetition its answer is the result`() async throws {
        let script = Script(503, 502, 504, 200)
        #expect(try await status(of: .get("/dishes"), script, limit: 2) == 504)
        #expect(script.count == 3)
    }

    @Test func `A request without an answer is repeated, one whose URL is wrong is not`() async throws {
        let cut = Script([.failure(URLError(.networkConnectionLost)), .success(.init(200))])
        #expect(try await status(of: .get("/dishes"), cut) == 200)
        let wrong = Script([.failure(HTTPError.invalidRequest("no")), .success(.init(200))])
        await #expect(throws: HTTPError.self) { try await status(of: .get("/dishes"), wrong) }
        #expect(wrong.count == 1)
    }

    @Test func `An order is not placed twice, unless it says that this does no harm`() async throws {
        let once = Script(503, 200)
        #expect(try await status(of: .post("/orders"), once) == 503)
        let keyed = Script(503, 200)
        #expect(try await status(of: .post("/orders", headers: ["idempotency-key": "7"]), keyed) == 200)
        #expect(
            keyed.recorder.requests == [
                .post("/orders", headers: ["idempotency-key": "7"]), .post("/orders", headers: ["idempotency-key": "7"]),
            ])
    }

    @Test @MainActor func `Waits grow, and a time that the server names takes their place`() async throws {
        let clock = TestClock()
        let script = Script([
            .success(.init(503)), .success(.init(503)), .success(.init(429, headers: ["retry-after": "7"])), .success(.init(200)),
        ])
        let client = script.client.retried(Retry(3, delay: .seconds(1), growth: 3), clock: clock, spread: 1...1)
        let asking = Task { try await client.send(.get("/dishes")).status }
        for (wait, count) in [(999, 1), (1, 1), (2_999, 2), (1, 2), (6_999, 3)] {
            await until { clock.sleeperCount == 1 && script.count == count || script.count > count }
            #expect(script.count == count)
            await clock.advance(by: .milliseconds(wait))
        }
        await until { clock.sleeperCount == 1 }
        #expect(script.count == 3)
        await clock.advance(by: .milliseconds(1))
        #expect(try await asking.value == 200)
    }

    @Test func `A server that wants more than a minute gets no second request`() async throws {
        let script = Script([.success(.init(503, headers: ["Retry-After": "61"])), .success(.init(200))])
        #expect(try await status(of: .get("/dishes"), script) == 503)
    }

    @Test func `Retry-After is a number of seconds or a date`() {
        let noon = Date(timeIntervalSince1970: 784_111_777)
        func wait(_ value: String) -> TimeInterval? { HTTPClient.Response(503, headers: ["Retry-After": value]).retryAfter(now: noon) }
        #expect(wait("120") == 120)
        #expect(wait(" 0 ") == 0)
        #expect(wait("Sun, 06 Nov 1994 08:49:47 GMT") == 10)
        for nonsense in ["", "soon", "-3", "1e9", "99999999999999999999", "Sun, 06 Nov"] {
            #expect(wait(nonsense) == nil)
        }
    }

    @Test func `A cancelled request is not repeated`() async {
        let script = Script([.failure(CancellationError()), .success(.init(200))])
        await #expect(throws: CancellationError.self) { try await status(of: .get("/dishes"), script) }
        #expect(script.count == 1)
    }
}

@Suite("HTTP: authorization")
struct HTTPAuthorizationTests {
    /// A server that takes one token, and a login that gives it.
    private final class Server: Sendable {
        let valid = Mutex("b")
        let renewals = Mutex(0)
        let recorder = HTTPRecorder()

        var client: HTTPClient {
            HTTPClient.stub { [self] request in
                .init(request.headers[.authorization] == "Bearer \(valid.withLock { $0 })" ? 200 : 401)
            }.recorded(by: recorder)
        }

        func renew() -> String {
            renewals.withLock { $0 += 1 }
            return valid.withLock { $0 }
        }
    }

    private struct LoggedOut: Error {}

    @Test func `A valid token is sent with each request`() async throws {
        let server = Server()
        let api = server.client.authorized(by: HTTPAuthorization(token: "b") { server.renew() })
        #expect(try await api.send(.get("/orders")).status == 200)
        #expect(server.renewals.withLock { $0 } == 0)
    }

    @Test func `A refused token is renewed once for many requests, and each is sent again`() async throws {
        let server = Server()
        let gate = AsyncStream.makeStream(of: Void.self)
        let api = server.client.authorized(
            by: HTTPAuthorization(token: "a") {
                for await _ in gate.stream { break }
                return server.renew()
            })
        let requests = (0..<20).map { number in Task { try await api.send(.get("/orders/\(number)")).status } }
        await until { server.recorder.requests.count == 20 }
        gate.continuation.yield()
        for request in requests { #expect(try await request.value == 200) }
        #expect(server.renewals.withLock { $0 } == 1)
        #expect(server.recorder.requests.count == 40)
        #expect(try await api.send(.get("/orders")).status == 200)
        #expect(server.renewals.withLock { $0 } == 1)
    }

    @Test func `Without a token one is asked for before the first request`() async throws {
        let server = Server()
        let api = server.client.authorized(by: HTTPAuthorization { server.renew() })
        #expect(try await api.send(.get("/orders")).status == 200)
        #expect(server.recorder.requests.count == 1)
    }

    @Test func `A new token that is refused too ends there`() async throws {
        let server = Server()
        let api = server.client.authorized(by: HTTPAuthorization(token: "a") { "also wrong" })
        #expect(try await api.send(.get("/orders")).status == 401)
        #expect(server.recorder.requests.count == 2)
    }

    @Test func `A failed renewal is the error of the request, and the next one asks again`() async throws {
        let server = Server()
        let isOut = Mutex(true)
        let api = server.client.authorized(
            by: HTTPAuthorization(token: "a") {
                if isOut.withLock({ $0 }) { throw LoggedOut() }
                return server.renew()
            })
        await #expect(throws: LoggedOut.self) { try await api.send(.get("/orders")) }
        isOut.withLock { $0 = false }
        #expect(try await api.send(.get("/orders")).status == 200)
    }

    @Test func `A request with its own authorization is sent as it is`() async throws {
        let server = Server()
        let api = server.client.authorized(by: HTTPAuthorization(token: "b") { server.renew() })
        #expect(try await api.send(.get("/orders", headers: ["authorization": "Basic x"])).status == 401)
        #expect(server.recorder.requests.count == 1)
    }
}

@Suite("HTTP: logging and headers")
struct HTTPLogTests {
    @Test func `Each request is reported with its end, without headers and bodies`() async throws {
        let entries = Mutex<[HTTPLogEntry]>([])
        let client = Script([.success(.init(201)), .failure(URLError(.timedOut))]).client.logged { entry in
            entries.withLock { $0.append(entry) }
        }
        _ = try await client.send(.post("/orders/7", try .json("secret"), headers: ["Authorization": "secret"]))
        _ = try? await client.send(.get("/orders"))
        let texts = entries.withLock { $0.map(\.description) }
        #expect(texts.count == 2)
        #expect(texts[0].hasPrefix("POST /orders/7: 201 in 0."))
        #expect(texts[1].hasPrefix("GET /orders: "))
        #expect(!texts.joined().contains("secret"))
    }

    @Test func `A handler changes requests and answers`() async throws {
        let client = HTTPClient.stub { .init(200, body: Data("\($0.headers[.acceptLanguage] ?? "none")".utf8)) }.with { request, next in
            var request = request
            request.headers[.acceptLanguage] = "de"
            var response = try await next(request)
            response.status = 203
            return response
        }
        let response = try await client.send(.get("/menu"))
        #expect(response.status == 203)
        #expect(response.body == Data("de".utf8))
    }

    @Test func `Any method can be sent, and a header is found in any case`() throws {
        let request = HTTPClient.Request(.init("PURGE")!, "/menu", headers: ["X-Token": "t", "accept": "text/plain"])
        let sent = try request.urlRequest(to: URL(string: "https://example.com")!)
        #expect(sent.httpMethod == "PURGE")
        #expect(sent.value(forHTTPHeaderField: "x-token") == "t")
        #expect(request.headers[.accept] == "text/plain")
    }

    @Test(arguments: ["", "X Token", "X:Token", "X\r\nEvil"])
    func `A header whose name HTTP does not allow makes the request invalid`(name: String) {
        let request = HTTPClient.Request(.get, "/menu", headers: [name: "t"])
        #expect(throws: HTTPError.self) { try request.urlRequest(to: URL(string: "https://example.com")!) }
    }
}
