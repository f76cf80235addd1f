import Foundation
import Logging
import MartletElements
import MartletDOM
import NIOCore
import Testing

@testable import MartletWeb

@MainActor
@Suite("The registry of sessions")
struct SessionRegistryTests {
    private let app = TestApp()

    private func registry(_ limits: SessionLimits, clock: TestClock = TestClock(), saved folder: String? = nil) throws -> SessionRegistry {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let metrics = ServerMetrics()
        let app = app
        let limitLog = LimitLog(metrics: metrics, logger: logger)
        return SessionRegistry(
            context: ServerContext(
                limits: limits, lowering: TestLowering(), storage: try BrowserStorage(folder: nil, logger: logger),
                snapshots: try folder.map { try SnapshotStore(folder: $0, logger: logger, limitLog: limitLog) }, metrics: metrics,
                limitLog: limitLog, clock: clock, logger: logger, resources: [:]),
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

    @Test("tells a page whose session it restores the same, and only that long", arguments: [(299, true), (300, false)])
    func lossOfRestored(seconds: Int, isTold: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let clock = TestClock()
        let registry = try registry(SessionLimits(), clock: clock, saved: folder)
        registry.loss = "It was large."
        let browser = BrowserID.random()
        registry.context.snapshots?.save(
            SavedSession(
                id: "kept", browser: browser.token, sequence: 0,
                snapshot: SessionSnapshot(location: "/", traits: ClientTraits(), values: [], nextElement: 1, unsaved: [])))
        clock.advance(by: .seconds(seconds))
        let page = Page()
        let hello = Hello(session: "kept", browser: browser, received: 0, sent: 0, version: PageShell.protocolVersion)
        #expect(registry.attach(page, hello) != nil)
        #expect(page.frames.first?.contains("It was large.") == isTold)
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
