#if os(Linux)
import CMartletMainThread
import Dispatch
import Foundation
import NIOCore

/// The main run loop, run by an event loop: timers that an app schedules on it fire, and blocks that it performs run.
///
/// A run loop waits at an epoll of its own, its *port set*, which is ready when a timer is due or another thread wakes the run loop. Its
/// number is nowhere but in the run loop's description, so it is taken from there and believed only if it behaves as a port set does.
@MainActor
final class MainRunLoop {
    private let portSet: CInt
    private var eventLoop: (any EventLoop)?
    private var watch: (any DispatchSourceRead)?
    private var isPassPlanned = false

    /// So long a block may wait that was performed on the run loop, which does not wake it. It bounds what passes cost a busy server, too.
    private static let patience = TimeAmount.milliseconds(16)

    /// Must be called by a block that the main run loop performs.
    ///
    /// - Returns: `nil` if this system's run loop is not as expected.
    init?() {
        guard let text = martlet_describe_main_run_loop() else { return nil }
        defer { free(text) }
        guard let portSet = Self.portSet(in: String(cString: text)) else { return nil }
        self.portSet = portSet
        pass()
        guard !isReady else { return nil }
        martlet_wake_main_run_loop()
        guard isReady else { return nil }
        pass()
    }

    /// The port set of the default mode.
    nonisolated static func portSet(in description: String) -> CInt? {
        guard let mark = description.firstRange(of: "name = kCFRunLoopDefaultMode, port set = 0x") else { return nil }
        return CInt(description[mark.upperBound...].prefix(while: \.isHexDigit), radix: 16)
    }

    private var isReady: Bool {
        var port = pollfd(fd: portSet, events: Int16(POLLIN), revents: 0)
        return poll(&port, 1, 0) == 1 && port.revents == Int16(POLLIN)
    }

    /// Has an event loop run it from now on. Must be called on that event loop.
    func run(on eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
        watch = Self.watch(portSet) {
            eventLoop.execute {
                MainActor.assumeIsolated {
                    self.pass()
                    self.watch?.resume()
                }
            }
        }
    }

    /// Tells when a port is ready, and then no more until the watch is resumed: the port stays ready until somebody has seen to it.
    private nonisolated static func watch(_ port: CInt, whenReady: @escaping @Sendable () -> Void) -> any DispatchSourceRead {
        let watch = DispatchSource.makeReadSource(fileDescriptor: port, queue: DispatchQueue(label: "martlet.main-run-loop"))
        watch.setEventHandler {
            watch.suspend()
            whenReady()
        }
        watch.activate()
        return watch
    }

    /// Says that the app has done something, which may have left work for the run loop without waking it.
    func passSoon() {
        guard !isPassPlanned, let eventLoop else { return }
        isPassPlanned = true
        eventLoop.scheduleTask(in: Self.patience) {
            MainActor.assumeIsolated {
                self.isPassPlanned = false
                self.pass()
            }
        }
    }

    /// Does what the run loop has to do by now.
    private func pass() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}
#endif
