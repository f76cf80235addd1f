import Dispatch
import NIOCore
import NIOPosix

/// Where a server's sockets are served, and how the main actor, which runs the sessions, is reached from there.
public struct ServerLoop: Sendable {
    /// The event loops of the sockets.
    let group: any EventLoopGroup
    private let enqueue: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    init(group: any EventLoopGroup, onMainActor enqueue: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void) {
        self.group = group
        self.enqueue = enqueue
    }

    /// On threads of their own. What comes in crosses over to the main queue, and what goes out crosses back.
    public static let threads = ServerLoop(group: MultiThreadedEventLoopGroup.singleton) { job in
        DispatchQueue.main.async { MainActor.assumeIsolated { job() } }
    }

    /// Does something on the main actor, soon, and in the order in which it was asked for.
    func onMainActor(_ job: @escaping @MainActor @Sendable () -> Void) { enqueue(job) }
}
