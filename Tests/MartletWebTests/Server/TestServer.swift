import Logging
import MartletDOM
import ServiceLifecycle
import Synchronization

@testable import MartletWeb

/// A server on a free port, and the app that it serves.
struct TestServer: ServerUnderTest {
    let port: Int
    let app: TestApp
    let log: TestLog
    /// One of the resources, long enough to be compressed.
    static let styleSheet = String(repeating: "p { margin: 0 }\n", count: 200)
    private let group: ServiceGroup
    private let running: Task<Void, any Error>

    static func start(
        clock: @escaping @MainActor @Sendable () -> any HostClock = { MainQueueClock() },
        configure: (inout WebConfiguration) -> Void = { _ in }
    ) async throws -> TestServer {
        var configuration = WebConfiguration()
        configuration.port = 0
        configure(&configuration)
        let app = TestApp()
        let log = TestLog()
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let server = MartletServer(
            configuration: configuration,
            resources: [
                Resource("client.js", contentType: "text/javascript", bytes: Array("let page".utf8)),
                Resource("style.css", contentType: "text/css", bytes: Array(styleSheet.utf8)),
            ],
            logger: Logger(label: "test") { _ in log }, sessions: { app.begin($0) }, lowering: { TestLowering() },
            onRunning: { port.yield($0) }, clock: clock)
        let group = ServiceGroup(services: [server], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let running = Task {
            defer { port.finish() }
            try await group.run()
        }
        for await port in ports { return TestServer(port: port, app: app, log: log, group: group, running: running) }
        try await running.value
        throw CancellationError()
    }

    func stop() async throws {
        await group.triggerGracefulShutdown()
        try await running.value
    }
}

/// Runs a body with a server, and stops the server behind it.
func withServer(
    clock: @escaping @MainActor @Sendable () -> any HostClock = { MainQueueClock() },
    configure: (inout WebConfiguration) -> Void = { _ in }, _ body: (TestServer) async throws -> Void
) async throws {
    let server = try await TestServer.start(clock: clock, configure: configure)
    do {
        try await body(server)
    } catch {
        try await server.stop()
        throw error
    }
    try await server.stop()
}

/// Remembers what was logged.
final class TestLog: LogHandler {
    private let lines = Mutex<[String]>([])

    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) { lines.withLock { $0.append("\(event.level): \(event.message)") } }

    func contains(_ line: String) -> Bool { contains(where: { $0 == line }) }
    func count(where isMeant: (String) -> Bool) -> Int { lines.withLock { $0.count(where: isMeant) } }
    func contains(where isMeant: (String) -> Bool) -> Bool { lines.withLock { $0.contains(where: isMeant) } }
}

/// Time that passes when a test says so.
@MainActor
final class TestClock: HostClock {
    private(set) var now: Duration = .zero
    private var sleepers: [(deadline: Duration, wake: @MainActor () -> Void)] = []

    nonisolated init() {}

    func wake(after delay: Duration, _ body: @escaping @MainActor () -> Void) { sleepers.append((now + delay, body)) }

    func advance(by time: Duration) {
        let end = now + time
        while let next = sleepers.indices.filter({ sleepers[$0].deadline <= end }).min(by: { sleepers[$0].deadline < sleepers[$1].deadline }
        ) {
            let sleeper = sleepers.remove(at: next)
            now = max(now, sleeper.deadline)
            sleeper.wake()
        }
        now = end
    }
}
