import Foundation
import MartletTest
import PokedexNetworking
import Testing

/// Answers as the test says, and notes what it is asked.
private actor Scripted: Transport {
    private var answers: [Result<Answer, URLError>]
    private(set) var asked: [Request] = []

    init(_ answers: Result<Answer, URLError>...) { self.answers = answers }

    func add(_ answer: Result<Answer, URLError>) { answers.append(answer) }

    func answer(to request: Request) async throws -> Answer {
        asked.append(request)
        return try answers.removeFirst().get()
    }
}

/// A time that the test moves.
private final class Watch: @unchecked Sendable {
    // Proven by the tests: only one task at a time has it.
    var now = Date(timeIntervalSince1970: 1_800_000_000)
}

@Suite("Transports")
struct TransportTests {
    private func answer(_ text: String, tag: String? = nil, control: String = "max-age=30") -> Result<Answer, URLError> {
        var headers = ["cache-control": control]
        headers["etag"] = tag
        return .success(Answer(status: 200, headers: headers, body: Data(text.utf8)))
    }

    private let offline = Result<Answer, URLError>.failure(URLError(.notConnectedToInternet))
    private func refused(_ status: Int) -> Result<Answer, URLError> { .success(Answer(status: status)) }

    // MARK: Retries

    @Test func `B18 A request is made again after growing waits, and then not any more`() async throws {
        let clock = TestClock()
        let inner = Scripted(offline, refused(503), answer("at last"))
        let task = Task { try await RetryingTransport(inner, delay: .seconds(1), clock: clock).answer(to: Request("a")) }
        await clock.advance(by: .milliseconds(900))
        #expect(await inner.asked.count == 1)
        await clock.advance(by: .milliseconds(100))
        #expect(await inner.asked.count == 2)
        await clock.advance(by: .milliseconds(1900))
        #expect(await inner.asked.count == 2)
        await clock.advance(by: .milliseconds(100))
        #expect(try await task.value.body == Data("at last".utf8))
    }

    @Test func `B18 What stays unreachable fails after three attempts`() async {
        let inner = Scripted(offline, offline, offline)
        await #expect(throws: URLError(.notConnectedToInternet)) {
            try await RetryingTransport(inner, delay: .milliseconds(1)).answer(to: Request("a"))
        }
        #expect(await inner.asked.count == 3)
    }

    @Test func `B18 A refusal that will not change is not asked for again`() async throws {
        let inner = Scripted(refused(404))
        #expect(try await RetryingTransport(inner).answer(to: Request("a")).status == 404)
        #expect(await inner.asked.count == 1)
    }

    // MARK: Cache

    @Test func `B18 A fresh answer is given again without asking`() async throws {
        let inner = Scripted(answer("one"))
        let watch = Watch()
        let cache = CachingTransport(inner, in: AnswersInMemory()) { watch.now }
        #expect(try await cache.answer(to: Request("a")).source == .server)
        watch.now += 29
        let again = try await cache.answer(to: Request("a"))
        #expect(again.body == Data("one".utf8))
        #expect(again.source == .kept)
        #expect(await inner.asked.count == 1)
    }

    @Test func `B18 An old answer is confirmed by its tag, and fresh again`() async throws {
        let inner = Scripted(answer("one", tag: "\"x\""), refused(304))
        let watch = Watch()
        let cache = CachingTransport(inner, in: AnswersInMemory()) { watch.now }
        _ = try await cache.answer(to: Request("a"))
        watch.now += 31
        #expect(try await cache.answer(to: Request("a")).body == Data("one".utf8))
        #expect(await inner.asked.map(\.headers) == [[:], ["if-none-match": "\"x\""]])
        watch.now += 29
        #expect(try await cache.answer(to: Request("a")).source == .kept)
    }

    @Test func `B18 An old answer is replaced by a new one`() async throws {
        let inner = Scripted(answer("one"), answer("two"))
        let watch = Watch()
        let cache = CachingTransport(inner, in: AnswersInMemory()) { watch.now }
        _ = try await cache.answer(to: Request("a"))
        watch.now += 31
        #expect(try await cache.answer(to: Request("a")).body == Data("two".utf8))
    }

    @Test func `B18 Without an answer, or with a refusal of the server's own, what was kept is given however old`() async throws {
        for trouble in [offline, refused(500)] {
            let inner = Scripted(answer("one"), trouble)
            let watch = Watch()
            let cache = CachingTransport(inner, in: AnswersInMemory()) { watch.now }
            _ = try await cache.answer(to: Request("a"))
            watch.now += 1_000_000
            let kept = try await cache.answer(to: Request("a"))
            #expect(kept.body == Data("one".utf8))
            #expect(kept.source == .outdated)
        }
    }

    @Test func `B18 What was never answered fails`() async {
        let cache = CachingTransport(Scripted(offline), in: AnswersInMemory())
        await #expect(throws: URLError(.notConnectedToInternet)) { try await cache.answer(to: Request("a")) }
    }

    @Test func `B18 A refusal is not kept, nor what must not be`() async throws {
        let inner = Scripted(refused(404), answer("secret", control: "no-store"), answer("secret", control: "no-store"))
        let cache = CachingTransport(inner, in: AnswersInMemory())
        #expect(try await cache.answer(to: Request("a")).status == 404)
        _ = try await cache.answer(to: Request("a"))
        _ = try await cache.answer(to: Request("a"))
        #expect(await inner.asked.count == 3)
    }

    @Test func `B18 Requests with another query have another answer`() async throws {
        let inner = Scripted(answer("one"), answer("two"))
        let cache = CachingTransport(inner, in: AnswersInMemory())
        let query = { [URLQueryItem(name: "offset", value: $0)] }
        #expect(try await cache.answer(to: Request("a", query: query("0"))).body == Data("one".utf8))
        #expect(try await cache.answer(to: Request("a", query: query("20"))).body == Data("two".utf8))
        #expect(try await cache.answer(to: Request("a", query: query("0"))).body == Data("one".utf8))
    }

    // MARK: Files

    private func kept(_ text: String) -> KeptAnswer {
        KeptAnswer(answer: Answer(status: 200, headers: ["etag": "x"], body: Data(text.utf8)), freshUntil: Date(timeIntervalSince1970: 1))
    }

    @Test func `B18 Answers in files survive the process, and damaged ones count as missing`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        await AnswersInFiles(folder: folder).keep(kept("one"), named: "a&b=c/d")
        #expect(await AnswersInFiles(folder: folder).answer(named: "a&b=c/d") == kept("one"))
        #expect(await AnswersInFiles(folder: folder).answer(named: "a") == nil)
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            try Data("{".utf8).write(to: file)
        }
        #expect(await AnswersInFiles(folder: folder).answer(named: "a&b=c/d") == nil)
    }

    @Test func `B18 Of too many answers in files the oldest are removed`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let answers = AnswersInFiles(folder: folder, limit: 3)
        for name in ["a", "b", "c"] { await answers.keep(kept(name), named: name) }
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
        }
        await answers.keep(kept("b again"), named: "b")
        for name in ["d", "e"] { await answers.keep(kept(name), named: name) }
        var left: [String] = []
        for name in ["a", "b", "c", "d", "e"] where await answers.answer(named: name) != nil { left.append(name) }
        #expect(left == ["b", "d", "e"])
    }
}
