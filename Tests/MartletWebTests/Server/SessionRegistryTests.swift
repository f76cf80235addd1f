import Logging
import MartletDOM
import NIOCore
import Testing

@testable import MartletWeb

@MainActor
@Suite("The registry of sessions")
struct SessionRegistryTests {
    private let app = TestApp()

    private func registry(_ limits: SessionLimits, clock: TestClock = TestClock()) throws -> SessionRegistry {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let metrics = ServerMetrics()
        let app = app
        return SessionRegistry(
            context: ServerContext(
                limits: limits, lowering: TestLowering(), storage: try BrowserStorage(folder: nil, logger: logger), metrics: metrics,
                limitLog: LimitLog(metrics: metrics, logger: logger), clock: clock, logger: logger, resources: [:]),
            makeSession: { app.begin($0) })
    }

    @Test("lets an address that floods it with visits put out its own sessions alone")
    func flood() throws {
        var limits = SessionLimits()
        limits.waitingSessions = 4
        let registry = try registry(limits)
        _ = try registry.paint(SessionStart(), for: .random(), from: ClientAddress("10.0.0.1"))
        _ = try registry.paint(SessionStart(), for: .random(), from: ClientAddress("10.0.0.2"))
        for _ in 0..<100 { _ = try registry.paint(SessionStart(), for: .random(), from: ClientAddress("10.9.9.9")) }
        #expect(registry.counts == SessionRegistry.Counts(waiting: 4))
        #expect(app.areClosed.prefix(2) == [false, false])
        #expect(app.areClosed.suffix(2) == [false, false])
    }

    @Test("tells why an earlier process is gone while that may have had sessions, and not later")
    func loss() throws {
        let clock = TestClock()
        let registry = try registry(SessionLimits(), clock: clock)
        registry.loss = "It was large."
        let page = Page()
        let hello = Hello(session: "gone", browser: .random(), received: 0, sent: 0, version: PageShell.protocolVersion)
        clock.advance(by: .seconds(299))
        #expect(registry.attach(page, hello) == nil)
        clock.advance(by: .seconds(1))
        #expect(registry.attach(page, hello) == nil)
        #expect(page.frames.map { $0.contains("It was large.") } == [true, false])
        #expect(page.frames.map { $0.contains("The session has ended.") } == [false, true])
    }

    private final class Page: SessionLink {
        var frames: [String] = []

        func send(_ frame: ByteBuffer) { frames.append(String(buffer: frame)) }
        func close(_ code: CloseCode, reason: String) {}
    }

    @Test("ends a session that no page comes for as soon as it is painted")
    func robot() throws {
        let registry = try registry(SessionLimits())
        #expect(try registry.paint(SessionStart(), for: .random(), stays: false).contains("data-session"))
        #expect(registry.counts == SessionRegistry.Counts())
        #expect(app.areClosed == [true])
    }
}
