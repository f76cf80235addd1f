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

    /// Runs a job on the main actor, asynchronously and in the order of the calls.
    func onMainActor(_ job: @escaping @MainActor @Sendable () -> Void) { enqueue(job) }
}
