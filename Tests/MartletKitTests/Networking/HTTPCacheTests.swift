import Foundation
import HTTPTypes
import Synchronization
import Testing

@testable import MartletKit

@Suite("HTTP: cache")
struct HTTPCacheTests {
    /// A clock that the test sets.
    private final class Time: Sendable {
        private let seconds = Mutex(0.0)
        static let start = Date(timeIntervalSince1970: 1_790_000_000)
        var now: Date { seconds.withLock { Self.start.addingTimeInterval($0) } }
        func pass(_ more: Double) { seconds.withLock { $0 += more } }
    }

    private let time = Time()
    private let recorder = HTTPRecorder()
    private let cache = HTTPCache()

    private func client(_ answer: @escaping @Sendable (HTTPClient.Request, Int) throws -> HTTPClient.Response) -> HTTPClient {
        let (time, recorder) = (time, recorder)
        return HTTPClient.stub { try answer($0, recorder.requests.count + 1) }.recorded(by: recorder).cached(by: cache) { time.now }
    }

    private func ok(_ text: String, _ headers: [String: String]) -> HTTPClient.Response {
        .init(200, headers: headers, body: Data(text.utf8))
    }

    private func text(_ client: HTTPClient, _ request: HTTPClient.Request = .get("/menu")) async throws -> String {
        String(decoding: try await client.response(to: request).body, as: UTF8.self)
    }

    @Test func `An answer is used as long as it is fresh`() async throws {
        let client = client { .init(200, headers: ["Cache-Control": "max-age=60"], body: Data("\($1)".utf8)) }
        #expect(try await text(client) == "1")
        time.pass(59)
        #expect(try await text(client) == "1")
        time.pass(2)
        #expect(try await text(client) == "2")
        #expect(recorder.requests.count == 2)
    }

    @Test func `What the network needed counts as age, and Expires as a time`() async throws {
        let old = client { .init(200, headers: ["Cache-Control": "max-age=60", "Age": "50"], body: Data("\($1)".utf8)) }
        _ = try await text(old, .get("/old"))
        time.pass(11)
        #expect(try await text(old, .get("/old")) == "2")
        let dated = client {
            .init(
                200, headers: ["Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Expires": "Sun, 06 Nov 1994 08:50:37 GMT"],
                body: Data("\($1)".utf8))
        }
        #expect(try await text(dated, .get("/dated")) == "3")
        time.pass(59)
        #expect(try await text(dated, .get("/dated")) == "3")
        time.pass(2)
        #expect(try await text(dated, .get("/dated")) == "4")
    }

    @Test(arguments: [["Cache-Control": "no-store, max-age=60", "ETag": "\"a\""], [:], ["Cache-Control": "max-age=60", "Vary": "*"]])
    func `What must not be kept, or says nothing of its age, is asked for again`(headers: [String: String]) async throws {
        let client = client { .init(200, headers: headers, body: Data("\($1)".utf8)) }
        #expect(try await text(client) == "1")
        #expect(try await text(client) == "2")
        #expect(cache.count == 0)
    }

    @Test func `An old answer is asked about, and used again if it is current`() async throws {
        let client = client { request, _ in
            if request.headers[.ifNoneMatch] == "\"a\"" { return .init(304, headers: ["Cache-Control": "max-age=60", "ETag": "\"a\""]) }
            return ok("menu", ["Cache-Control": "no-cache", "ETag": "\"a\"", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"])
        }
        #expect(try await text(client) == "menu")
        #expect(try await text(client) == "menu")
        #expect(recorder.requests.last?.headers[.ifNoneMatch] == "\"a\"")
        #expect(recorder.requests.last?.headers[.ifModifiedSince] == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(try await text(client) == "menu")
        #expect(recorder.requests.count == 2)
    }

    @Test func `A changed answer replaces the old one`() async throws {
        let client = client { ok("\($1)", ["ETag": "\"\($1)\""]) }
        #expect(try await text(client) == "1")
        #expect(try await text(client) == "2")
        #expect(recorder.requests.last?.headers[.ifNoneMatch] == "\"1\"")
        #expect(cache.count == 1)
    }

    @Test func `Answers that depend on a field of the request are kept apart`() async throws {
        let client = client { request, _ in
            ok(request.headers[.acceptLanguage] ?? "none", ["Cache-Control": "max-age=60", "Vary": "Accept-Language"])
        }
        for language in ["de", "fr", "de", "fr"] {
            #expect(try await text(client, .get("/menu", headers: ["Accept-Language": language])) == language)
        }
        #expect(try await text(client) == "none")
        #expect(recorder.requests.count == 3)
    }

    @Test func `Queries are kept apart`() async throws {
        let client = client { request, _ in
            ok(request.query.map { "\($0.name)\($0.value ?? "")" }.joined(), ["Cache-Control": "max-age=60"])
        }
        for page in ["1", "2", "1"] {
            #expect(try await text(client, .get("/menu", query: [.init(name: "page", value: page)])) == "page" + page)
        }
        #expect(recorder.requests.count == 2)
    }

    @Test func `A successful change drops what is kept of its path, and no other`() async throws {
        let client = client { request, number in
            request.method == .get ? ok("\(number)", ["Cache-Control": "max-age=60"]) : .init(request.method == .delete ? 403 : 201)
        }
        #expect(try await text(client, .get("/menu", query: [.init(name: "page", value: "1")])) == "1")
        #expect(try await text(client, .get("/menus")) == "2")
        _ = try? await client.response(to: .init(.delete, "/menu"))
        #expect(try await text(client, .get("/menu", query: [.init(name: "page", value: "1")])) == "1")
        _ = try await client.response(to: .post("/menu"))
        #expect(try await text(client, .get("/menu", query: [.init(name: "page", value: "1")])) == "5")
        #expect(try await text(client, .get("/menus")) == "2")
    }

    @Test func `An old answer stands in for an error, if the server has allowed it`() async throws {
        let isDown = Mutex(false)
        let client = client { request, _ in
            if isDown.withLock({ $0 }) {
                if request.path.description == "/broken" { return .init(503) }
                throw URLError(.cannotConnectToHost)
            }
            return ok("menu", ["Cache-Control": request.path.description == "/strict" ? "max-age=1" : "max-age=1, stale-if-error=60"])
        }
        for path in ["/menu", "/broken", "/strict"] { _ = try await client.response(to: .get(.init(path))) }
        isDown.withLock { $0 = true }
        time.pass(10)
        #expect(try await text(client) == "menu")
        #expect(try await text(client, .get("/broken")) == "menu")
        await #expect(throws: HTTPError.self) { try await text(client, .get("/strict")) }
        time.pass(60)
        await #expect(throws: HTTPError.self) { try await text(client) }
    }

    @Test func `A caller can ask for a new answer, or for none to be kept`() async throws {
        let client = client { ok("\($1)", ["Cache-Control": "max-age=60"]) }
        #expect(try await text(client, .get("/menu", headers: ["Cache-Control": "no-store"])) == "1")
        #expect(cache.count == 0)
        #expect(try await text(client) == "2")
        #expect(try await text(client, .get("/menu", headers: ["Cache-Control": "no-cache"])) == "3")
        #expect(try await text(client) == "3")
        #expect(try await text(client, .get("/menu", headers: ["Range": "bytes=0-1"])) == "4")
        #expect(try await text(client) == "3")
    }

    @Test func `What was not used for longest is dropped when there is too much`() async throws {
        let cache = HTTPCache(limit: 10)
        let client = HTTPClient.stub { request in
            .init(
                200, headers: ["Cache-Control": "max-age=60"], body: Data(repeating: 0, count: request.path.description == "/big" ? 11 : 4))
        }
        .recorded(by: recorder).cached(by: cache)
        for path in ["/a", "/b", "/a", "/c", "/big"] { _ = try await client.response(to: .get(.init(path))) }
        #expect(cache.count == 2)
        let before = recorder.requests.count
        for path in ["/a", "/c"] { _ = try await client.response(to: .get(.init(path))) }
        #expect(recorder.requests.count == before)
        _ = try await client.response(to: .get("/b"))
        #expect(recorder.requests.count == before + 1)
        cache.removeAll()
        #expect(cache.count == 0)
    }
}
