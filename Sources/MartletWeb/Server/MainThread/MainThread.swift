import Foundation
import NIOCore
import NIOPosix

#if os(Linux)
import CMartletMainThread
#endif

/// Runs everything on the process's main thread: sockets, the main queue and the main run loop.
///
///     sockets ────────────────────────────────────────┐
///     the main queue's eventfd ───────────────────────┼──▶ one epoll ──▶ main thread
///     the main run loop's port set ──▶ libdispatch ───┘
///
/// A browser's event is then read, handled and answered without waking another thread. The main actor, the main queue and the main run loop
/// can be used as usual.
public enum MainThread {
    /// Serves until the process ends. Call it on the main thread, but not from a job of the main queue.
    ///
    /// - Parameter start: Called once, with the loop that serves the sockets: the main thread's, or separate threads where the system does
    ///   not allow the main thread to serve them.
    @MainActor
    public static func serve(_ start: @escaping @MainActor (ServerLoop) -> Void) -> Never {
        // The event loop runs within the run loop, because a run loop that is not running ignores wake-ups.
        RunLoop.main.perform { MainActor.assumeIsolated { begin(start) } }
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    @MainActor
    private static func begin(_ start: @escaping @MainActor (ServerLoop) -> Void) {
        #if os(Linux)
        if let runLoop = MainRunLoop() { becomeEventLoop(runLoop, start) }
        #endif
        start(.threads)
    }

    #if os(Linux)
    /// Returns only if the event loop cannot serve the main queue or the main run loop. `start` has not been called then.
    @MainActor
    private static func becomeEventLoop(_ runLoop: MainRunLoop, _ start: @escaping @MainActor (ServerLoop) -> Void) {
        // NIO closes the descriptor it is given; the original belongs to libdispatch.
        let mainQueue = fcntl(_dispatch_get_main_queue_handle_4CF(), F_DUPFD_CLOEXEC, 0)
        guard mainQueue >= 0 else { return }
        MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { eventLoop in
            let pump = NIOLoopBound(MainQueuePump(runLoop), eventLoop: eventLoop)
            let channel = NIOPipeBootstrap(group: eventLoop)
                // Twice the eight bytes of an eventfd: after a read that fills its buffer NIO would read again.
                .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 16))
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(pump.value) }
                }
                .takingOwnershipOfDescriptor(input: mainQueue)
            channel.whenSuccess { _ in
                MainActor.assumeIsolated {
                    runLoop.run(on: eventLoop)
                    start(
                        ServerLoop(group: eventLoop) { job in
                            eventLoop.execute {
                                MainActor.assumeIsolated {
                                    job()
                                    runLoop.passSoon()
                                }
                            }
                        })
                }
            }
            channel.whenFailure { _ in
                close(mainQueue)
                eventLoop.shutdownGracefully { _ in }
            }
        }
    }
    #endif
}

#if os(Linux)
/// Runs the main queue when its eventfd is readable.
private final class MainQueuePump: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let runLoop: MainRunLoop

    init(_ runLoop: MainRunLoop) { self.runLoop = runLoop }

    /// Runs the jobs that were enqueued before the channel became active.
    func channelActive(context: ChannelHandlerContext) { drain() }

    /// Runs the queue after the eventfd is read, so that later jobs make it readable again.
    func channelReadComplete(context: ChannelHandlerContext) { drain() }

    private func drain() {
        _dispatch_main_queue_callback_4CF(nil)
        MainActor.assumeIsolated { [runLoop] in runLoop.passSoon() }
    }
}
#endif
