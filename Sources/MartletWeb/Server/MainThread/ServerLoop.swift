import Dispatch
import NIOCore
import NIOPosix

/// The event loops of a server's sockets, and the way from them to the main actor, which runs the sessions.
public struct ServerLoop: Sendable {
    /// The event loops of the sockets.
    let group: any EventLoopGroup
    private let enqueue: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    init(group: any EventLoopGroup, onMainActor enqueue: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void) {
        self.group = group
        self.enqueue = enqueue
    }

    /// Separate threads for the sockets. Input is dispatched to the main queue, and output back to the threads.
    public static let threads = ServerLoop(group: MultiThreadedEventLoopGroup.singleton) { job in
        DispatchQueue.main.async { MainActor.assumeIsolated { job() } }
    }

    /// Separate threads for the sockets, and a way of the caller's to the main actor, which may be occupied.
    static func threads(onMainActor enqueue: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void) -> ServerLoop {
        ServerLoop(group: MultiThreadedEventLoopGroup.singleton, onMainActor: enqueue)
    }

    /// Runs a job on the main actor, asynchronously and in the order of the calls.
    func onMainActor(_ job: @escaping @MainActor @Sendable () -> Void) { enqueue(job) }

    /// Runs a job on the main actor in the same way, and returns its result.
    func run<Success: Sendable>(_ job: @escaping @MainActor @Sendable () throws -> Success) async throws -> Success {
        try await withCheckedThrowingContinuation { continuation in
            onMainActor { continuation.resume(with: Result { try job() }) }
        }
    }
}
