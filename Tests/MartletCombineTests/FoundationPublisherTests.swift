import Foundation
import MartletCombine
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.afterMainActorTests, .timeLimit(.minutes(1))) @MainActor struct FoundationPublisherTests {

    // MARK: Schedulers

    @Test func `RunLoop.main delivers on the main actor`() async {
        for await value in Just(1).receive(on: RunLoop.main).values {
            MainActor.assertIsolated()
            #expect(value == 1)
        }
    }

    @Test func `an action scheduled on RunLoop.main runs on the main actor, after the call returns`() async {
        var seen = 0
        var bag: Set<AnyCancellable> = []
        await withCheckedContinuation { continuation in
            Just(1).receive(on: RunLoop.main).sink {
                MainActor.assertIsolated()
                seen = $0
                continuation.resume()
            }.store(in: &bag)
            #expect(seen == 0)
        }
        #expect(seen == 1)
    }

    @Test func `DispatchQueue.main and OperationQueue.main deliver on the main actor`() async {
        var bag: Set<AnyCancellable> = []
        await withCheckedContinuation { continuation in
            Just(1).receive(on: DispatchQueue.main).receive(on: OperationQueue.main).sink { _ in
                MainActor.assertIsolated()
                continuation.resume()
            }.store(in: &bag)
        }
    }

    @Test func `a debounce on RunLoop.main fires`() async {
        var seen: [Int] = []
        for await n in [1, 2, 3].publisher.append(Empty(completeImmediately: false)).debounce(
            for: .milliseconds(1), scheduler: RunLoop.main
        )
        .values {
            seen.append(n)
            break
        }
        #expect(seen == [3])
    }

    @Test func `a delay on RunLoop.main fires on the main actor`() async {
        for await value in Just(1).delay(for: .milliseconds(1), scheduler: RunLoop.main).values {
            MainActor.assertIsolated()
            #expect(value == 1)
        }
    }

    @Test func `a delay on an operation queue fires on it`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        var bag: Set<AnyCancellable> = []
        let current: OperationQueue? = await withCheckedContinuation { continuation in
            Just(1).delay(for: .milliseconds(1), scheduler: queue).sink { @Sendable _ in
                continuation.resume(returning: OperationQueue.current)
            }.store(in: &bag)
        }
        #expect(current === queue)
    }

    @Test func `a repeated action of an operation queue stops when it is cancelled`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let runs = Runs()
        await withCheckedContinuation { continuation in
            runs.timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { @Sendable in
                runs.count += 1
                if runs.count == 3 {
                    runs.timer?.cancel()
                    continuation.resume()
                }
            }
        }
        #expect(runs.count == 3)
    }

    @Test func `a queued action of an operation queue does not run after cancellation`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.isSuspended = true
        let runs = Runs()
        let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { @Sendable in runs.count += 1 }
        while queue.operationCount == 0 { await Task.yield() }
        timer.cancel()
        queue.isSuspended = false
        await withCheckedContinuation { continuation in queue.addOperation { continuation.resume() } }
        #expect(runs.count == 0)
    }

    @Test func `a run loop of another thread runs actions on that thread`() async {
        let same: Bool = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let here = Thread.current
                var bag: Set<AnyCancellable> = []
                var done = false
                Just(1).receive(on: RunLoop.current).delay(for: .milliseconds(1), scheduler: RunLoop.current).sink { _ in
                    continuation.resume(returning: Thread.current === here)
                    done = true
                }.store(in: &bag)
                while !done { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }
            }
        }
        #expect(same)
    }

    @Test func `strides of a run loop count in seconds`() {
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
        #expect(OperationQueue.SchedulerTimeType(Date(timeIntervalSince1970: 1)).advanced(by: 1.5).date.timeIntervalSince1970 == 2.5)
    }

    // MARK: Timer

    @Test func `a timer on the main run loop ticks on the main actor`() async {
        var dates: [Date] = []
        for await date in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().values {
            MainActor.assertIsolated()
            dates.append(date)
            if dates.count == 3 { break }
        }
        #expect(dates == dates.sorted())
    }

    @Test func `a timer starts when it is connected and stops when the connection is cancelled`() async {
        let timer = Timer.publish(every: 0.001, tolerance: 0.5, on: .main, in: .default)
        #expect(timer.interval == 0.001)
        #expect(timer.tolerance == 0.5)
        var ticks = 0
        var connection: Cancellable?
        var bag: Set<AnyCancellable> = []
        await withCheckedContinuation { continuation in
            timer.sink { _ in
                ticks += 1
                connection?.cancel()
                continuation.resume()
            }.store(in: &bag)
            connection = timer.connect()
        }
        // A tick after the cancellation would resume the continuation twice and end the test.
        for await _ in Just(1).delay(for: .milliseconds(5), scheduler: DispatchQueue.main).values {}
        #expect(ticks == 1)
    }

    @Test func `a timer on another thread's run loop ticks there`() async {
        let same: Bool = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let here = Thread.current
                var result: Bool?
                let timer = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink { _ in
                    result = Thread.current === here
                }
                while result == nil { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }
                timer.cancel()
                continuation.resume(returning: result == true)
            }
        }
        #expect(same)
    }

    // MARK: NotificationCenter

    @Test func `publishes the notifications with one name from one object`() {
        let center = NotificationCenter()
        let name = Notification.Name("moved")
        let object = NSObject()
        let any = center.publisher(for: name).map { $0.userInfo?["n"] as? Int }.recorded()
        let one = center.publisher(for: name, object: object).map { $0.userInfo?["n"] as? Int }.recorded()
        center.post(name: name, object: object, userInfo: ["n": 1])
        center.post(name: name, object: nil, userInfo: ["n": 2])
        center.post(name: Notification.Name("other"), object: object)
        #expect(any.values == [1, 2])
        #expect(one.values == [1])
    }

    @Test func `drops notifications without demand, and delivers none after cancellation`() {
        let center = NotificationCenter()
        let name = Notification.Name("moved")
        let publisher: NotificationCenter.Publisher = center.publisher(for: name)
        let recorder = publisher.recorded(.max(1))
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(recorder.values.count == 1)
        recorder.subscription?.request(.max(2))
        center.post(name: name, object: nil)
        recorder.subscription?.cancel()
        center.post(name: name, object: nil)
        #expect(recorder.values.count == 2)
        #expect(publisher == center.publisher(for: name))
    }

    // MARK: URLSession

    @Test func `loads data and response`() async throws {
        let url = try #require(URL(string: "canned://host/hello"))
        let publisher = URLSession.canned.dataTaskPublisher(for: url).map {
            String(decoding: $0.data, as: UTF8.self) + " " + ($0.response.url?.host ?? "")
        }
        var seen: [String] = []
        for try await text in publisher.values { seen.append(text) }
        #expect(seen == ["/hello host"])
    }

    @Test func `a load fails with a URLError`() async throws {
        let request = URLRequest(url: try #require(URL(string: "canned://host/fail")))
        await #expect(throws: URLError(.cannotConnectToHost)) {
            for try await _ in URLSession.canned.dataTaskPublisher(for: request).values {}
        }
    }

    @Test func `a refused connection fails with URLError.cannotConnectToHost`() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        var code: URLError.Code?
        do {
            for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
        } catch let error as URLError {
            code = error.code
        }
        #expect(code == .cannotConnectToHost)
    }

    @Test func `a cancelled load publishes nothing`() throws {
        let url = try #require(URL(string: "canned://host/never"))
        let recorder = URLSession.canned.dataTaskPublisher(for: url).recorded()
        recorder.subscription?.cancel()
        #expect(recorder.values.isEmpty)
        #expect(recorder.completions.count == 0)
    }

    @Test func `cancelling stops the load`() async throws {
        let url = try #require(URL(string: "canned://host/never/stopped"))
        var started = CannedAnswer.events(.cannedStarted, of: url).values.makeAsyncIterator()
        var stopped = CannedAnswer.events(.cannedStopped, of: url).values.makeAsyncIterator()
        let recorder = URLSession.canned.dataTaskPublisher(for: url).recorded()
        #expect(await started.next() == url)
        recorder.subscription?.cancel()
        #expect(await stopped.next() == url)
    }

    @Test func `loads nothing before there is demand`() throws {
        let url = try #require(URL(string: "canned://host/hello"))
        let recorder = URLSession.canned.dataTaskPublisher(for: url).recorded(.none)
        #expect(recorder.values.isEmpty)
        recorder.subscription?.cancel()
    }

    @Test func `decodes what it loads`() async throws {
        struct Greeting: Decodable, Equatable { let id: Int }
        let url = try #require(URL(string: "canned://host/json"))
        let publisher = URLSession.canned.dataTaskPublisher(for: url)
            .tryMap { data, _ in data }
            .decode(type: Greeting.self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
        var seen: [Greeting] = []
        for try await greeting in publisher.values { seen.append(greeting) }
        #expect(seen == [Greeting(id: 7)])
    }

    // MARK: Coders

    @Test func `encodes and decodes with JSON and property lists`() throws {
        let json = Just(["a": 1]).encode(encoder: JSONEncoder()).decode(type: [String: Int].self, decoder: JSONDecoder()).recorded()
        #expect(json.values == [["a": 1]])
        let list = Just(["a": 1]).encode(encoder: PropertyListEncoder()).decode(type: [String: Int].self, decoder: PropertyListDecoder())
            .recorded()
        #expect(list.values == [["a": 1]])
    }
}

/// State that the repeated action changes.
///
/// `@unchecked Sendable`: only a serial operation queue uses it, and afterwards the test.
private final class Runs: @unchecked Sendable {
    var count = 0
    var timer: Cancellable?
}

extension URLSession {
    /// A session that answers `canned:` URLs itself.
    fileprivate static let canned: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [CannedAnswer.self]
        return URLSession(configuration: configuration)
    }()
}

extension Notification.Name {
    fileprivate static let cannedStarted = Notification.Name("cannedStarted")
    fileprivate static let cannedStopped = Notification.Name("cannedStopped")
}

/// Answers `/fail` with an error, `/never…` never, `/json` with JSON, and every other path with the path.
private final class CannedAnswer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "canned" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        NotificationCenter.default.post(name: .cannedStarted, object: nil, userInfo: ["url": url])
        switch url.path {
        case "/never", "/never/stopped": break
        case "/fail": client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
        case let path:
            let body = path == "/json" ? #"{"id": 7}"# : path
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: body.utf8.count, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(body.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    override func stopLoading() {
        NotificationCenter.default.post(name: .cannedStopped, object: nil, userInfo: ["url": request.url as Any])
    }

    /// Records the starts or stops of loads, by URL, until a test awaits them.
    static func events(_ name: Notification.Name, of url: URL) -> AnyPublisher<URL, Never> {
        NotificationCenter.default.publisher(for: name)
            .compactMap { $0.userInfo?["url"] as? URL }
            .filter { $0 == url }
            .buffer(size: 8, prefetch: .byRequest, whenFull: .dropNewest)
            .eraseToAnyPublisher()
    }
}
