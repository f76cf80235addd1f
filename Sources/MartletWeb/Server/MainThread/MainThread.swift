import Foundation
import NIOCore
import NIOPosix

#if os(Linux)
import CMartletMainThread
#endif

/// The process's main thread, as the one thread that serves everything: sockets, the main queue, the main run loop.
///
///     sockets ────────────────────────────────────────┐
///     the main queue's eventfd ───────────────────────┼──▶ one epoll ──▶ main thread
///     the main run loop's port set ──▶ libdispatch ───┘
///
/// An event of a browser is then read, handled and answered without any other thread having to wake up. The main actor, the main queue and
/// the main run loop are used as ever.
public enum MainThread {
    /// Serves until the process ends. It must be called on the main thread, and not from a job of the main queue.
    ///
    /// - Parameter start: Called once, with where sockets are to be served: here, or on threads of their own where the system does not let
    ///   the main thread serve them.
    @MainActor
    public static func serve(_ start: @escaping @MainActor (ServerLoop) -> Void) -> Never {
        // The event loop turns within the run loop, because a run loop that does not run ignores who wakes it.
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
    /// Returns only if there is something that the event loop cannot serve. `start` has not been called then.
    @MainActor
    private static func becomeEventLoop(_ runLoop: MainRunLoop, _ start: @escaping @MainActor (ServerLoop) -> Void) {
        // NIO closes what it is given, and the original is libdispatch's.
        let mainQueue = fcntl(_dispatch_get_main_queue_handle_4CF(), F_DUPFD_CLOEXEC, 0)
        guard mainQueue >= 0 else { return }
        MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { eventLoop in
            let pump = NIOLoopBound(MainQueuePump(runLoop), eventLoop: eventLoop)
            let channel = NIOPipeBootstrap(group: eventLoop)
                // Twice the eight bytes of an eventfd: a read that fills its buffer would be followed by another.
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
/// Runs the main queue when its eventfd says that there is work.
private final class MainQueuePump: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let runLoop: MainRunLoop

    init(_ runLoop: MainRunLoop) { self.runLoop = runLoop }

    /// Runs what was put into the queue before anybody listened.
    func channelActive(context: ChannelHandlerContext) { drain() }

    /// The eventfd has been read by now, so work that comes in meanwhile makes it readable again.
    func channelReadComplete(context: ChannelHandlerContext) { drain() }

    private func drain() {
        _dispatch_main_queue_callback_4CF(nil)
        MainActor.assumeIsolated { [runLoop] in runLoop.passSoon() }
    }
}
#endif
