import Logging
import MartletElements
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import MartletWeb

@MainActor
@Suite("The switchboard")
struct SwitchboardTests {
    /// What is to be done on the main actor, done when a test says so.
    private final class Jobs: Sendable {
        private let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

        func add(_ job: @escaping @MainActor @Sendable () -> Void) { waiting.withLock { $0.append(job) } }

        @MainActor func run() {
            while let job = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { job() }
        }
    }

    private let app = TestApp()
    private let jobs = Jobs()
    private let eventLoop = MultiThreadedEventLoopGroup.singleton.next()
    private let registry: SessionRegistry
    private let switchboard: Switchboard
    private let limitLog: LimitLog
    private let metrics = ServerMetrics()
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    init() throws {
        let app = app
        limitLog = LimitLog(metrics: metrics, logger: logger)
        registry = SessionRegistry(
            context: ServerContext(
                limits: SessionLimits(), lowering: TestLowering(), storage: try BrowserStorage(folder: nil, logger: logger),
                metrics: metrics,
                limitLog: limitLog, clock: TestClock(), logger: logger, resources: [:]),
            makeSession: { app.begin($0) })
        switchboard = Switchboard(
            registry: registry, loop: ServerLoop(group: eventLoop) { [jobs] in jobs.add($0) }, longestLine: 32)
    }

    /// A socket that shows a new session.
    private func connect() async throws -> Socket {
        let browser = BrowserID.random()
        let page = try registry.paint(SessionStart(), for: browser)
        let session = try #require(page.firstMatch(of: /data-session="([^"]*)"/)?.1)
        let hello = Hello(session: String(session), browser: browser, received: 0, sent: 0, version: 1)
        let socket = try await eventLoop.submit { [eventLoop, switchboard, limitLog, metrics, logger] in
            let handler = SocketHandler(
                hello: hello, limits: SocketLimits(), switchboard: switchboard, limitLog: limitLog, metrics: metrics, logger: logger)
            return Socket(handler: handler, eventLoop: eventLoop, backlog: 1_000_000, switchboard: switchboard)
        }.get()
        switchboard.post(.opened(hello), from: socket)
        jobs.run()
        return socket
    }

    private func tap(_ number: Int) -> Switchboard.Input { .frame(.event(number: number, .element(Event(.tap, on: 2)))) }

    @Test("gives each socket its turn, however much another has to say")
    func turns() async throws {
        let busy = try await connect()
        let other = try await connect()
        let calm = try await connect()
        for number in 1...1_000 { switchboard.post(tap(number), from: busy) }
        for number in 1...2 { switchboard.post(tap(number), from: other) }
        switchboard.post(tap(1), from: calm)
        jobs.run()
        #expect(app.order.prefix(6) == [0, 1, 2, 0, 1, 0])
        #expect(app.order.count == 1_003)
    }

    @Test("holds a socket back whose line is long, and keeps what it said in order")
    func line() async throws {
        let socket = try await connect()
        let held = (1...40).map { switchboard.post(tap($0), from: socket) }
        #expect(held.firstIndex(of: true) == 31)
        jobs.run()
        #expect(app.order.count == 40)
        #expect(switchboard.post(tap(41), from: socket) == false)
    }
}
