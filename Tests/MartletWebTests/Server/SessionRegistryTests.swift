import Logging
import NIOCore
import Testing

@testable import MartletWeb

@MainActor
@Suite("The registry of sessions")
struct SessionRegistryTests {
    private let app = TestApp()

    private func registry(_ limits: SessionLimits) throws -> SessionRegistry {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let metrics = ServerMetrics()
        let app = app
        return SessionRegistry(
            context: ServerContext(
                limits: limits, lowering: TestLowering(), storage: try BrowserStorage(folder: nil, logger: logger), metrics: metrics,
                limitLog: LimitLog(metrics: metrics, logger: logger), clock: TestClock(), logger: logger, resources: [:]),
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

    @Test("ends a session that no page comes for as soon as it is painted")
    func robot() throws {
        let registry = try registry(SessionLimits())
        #expect(try registry.paint(SessionStart(), for: .random(), stays: false).contains("data-session"))
        #expect(registry.counts == SessionRegistry.Counts())
        #expect(app.areClosed == [true])
    }
}
