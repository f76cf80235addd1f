import Dispatch
import HummingbirdCore
import Logging
import MartletCore
import MartletDOM
import MartletElements
import NIOCore
import NIOPosix
import Synchronization

/// Serves one running session to one page on this machine, for tests that show it in a browser.
///
/// It is the server of every app, with two differences. The session exists before its page asks for it. And what concerns the session is
/// handed to the caller as jobs for the main actor, because a test occupies the main actor while it waits for the page.
@MainActor
package final class PageServer {
    /// How far the server and its page have come.
    package struct Progress: Hashable, Sendable {
        /// The number of the last event of the page that the session has handled.
        package var handled = 0
        /// The number of the last frame.
        package var sequence = 0
        /// Whether the page's socket is open.
        package var isConnected = false
    }

    /// The origin of the page: `http://127.0.0.1:41234`.
    package let origin: String
    private let site: Site
    private let running: Task<Void, any Error>

    /// - Parameter enqueue: Runs a job on the main actor later, in the order of the calls. Called on other threads.
    /// - Throws: ``ServerStartError`` if no port can be opened.
    package init(
        _ channel: any SessionChannel, logger: Logger = Logger(label: "martlet.test"),
        onMainActor enqueue: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
    ) throws {
        var configuration = WebConfiguration()
        configuration.host = "127.0.0.1"
        configuration.port = 0
        configuration.assets = AppAssets.folders.map { AssetFolder($0.path) }
        // A test waits for the page for as long as it takes, and for its events no longer than they take.
        configuration.sessions.waitingTime = .seconds(3600)
        configuration.sessions.acknowledgementDelay = .zero
        var quiet = logger
        quiet.logLevel = .critical
        let offer = Offer(channel)
        let loop = ServerLoop.threads(onMainActor: enqueue)
        let site = try Site(
            configuration: configuration, resources: WebHost.resources, sessions: { _ in try offer.take() },
            lowering: DOMLowering(
                symbol: SymbolLibrary.reference(named:), pictures: AssetAddresses(served: AppAssets.folders),
                report: { logger.warning("\($0)") }),
            loop: loop, clock: EnqueuedClock(enqueue), logger: quiet)
        self.site = site
        let start = Start()
        let server = site.channels.server(
            configuration: ServerConfiguration(address: .hostname(configuration.host, port: 0)),
            onServerRunning: { start.finish(.success($0.localAddress?.port ?? 0)) }, eventLoopGroup: loop.group, logger: quiet)
        running = Task.detached {
            do {
                try await server.run()
            } catch {
                start.finish(.failure(error))
                throw error
            }
        }
        origin = "http://127.0.0.1:\(try start.wait())"
    }

    package var progress: Progress {
        guard let session = site.registry.first else { return Progress() }
        let numbers = session.numbers
        return Progress(handled: numbers.handled, sequence: numbers.sequence, isConnected: session.state == .flowing)
    }

    /// Stops serving. The session itself goes on.
    package func close() { running.cancel() }
}

/// The session, for the first page that asks. A page that comes again has its cookie.
@MainActor
private final class Offer: Sendable {
    struct Taken: Error, CustomStringConvertible {
        let description = "The session of this test has a page already."
    }

    private var channel: (any SessionChannel)?

    init(_ channel: any SessionChannel) { self.channel = channel }

    func take() throws -> any SessionChannel {
        guard let channel else { throw Taken() }
        self.channel = nil
        return channel
    }
}

/// The port of a server that starts on another thread.
private final class Start: Sendable {
    private let result = Mutex<Result<Int, any Error>?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    func finish(_ result: Result<Int, any Error>) {
        self.result.withLock { if $0 == nil { $0 = result } }
        isDone.signal()
    }

    /// Blocks the thread until the server listens.
    func wait() throws -> Int {
        isDone.wait()
        return try result.withLock { $0 }?.get() ?? 0
    }
}

/// A clock that wakes by jobs for the main actor, at once where nothing is to be waited for.
@MainActor
private final class EnqueuedClock: HostClock {
    private let start = ContinuousClock.now
    private let enqueue: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    init(_ enqueue: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void) { self.enqueue = enqueue }

    var now: Duration { ContinuousClock.now - start }

    func wake(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
        let wakeUp = WakeUp(body)
        guard delay > .zero else { return enqueue { wakeUp.body() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + delay / .seconds(1)) { [enqueue] in enqueue { wakeUp.body() } }
    }

    /// Carries the work to the main actor, on which alone it is used.
    private final class WakeUp: Sendable {
        @MainActor let body: @MainActor () -> Void

        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
}
