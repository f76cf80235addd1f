#if os(Linux)
import CMartletMainThread
import Dispatch
import Foundation
import NIOCore

/// Lets an event loop run the main run loop: timers that an app schedules on it fire, and blocks passed to `perform` run.
///
/// A run loop waits on an epoll of its own, its *port set*, which becomes readable when a timer is due or another thread wakes the run
/// loop. Only the run loop's description contains its descriptor, so it is parsed from there and used only if it behaves like a port set.
@MainActor
final class MainRunLoop {
    private let portSet: CInt
    private var eventLoop: (any EventLoop)?
    private var watch: (any DispatchSourceRead)?
    private var isPassPlanned = false

    /// The maximum delay of a block passed to `perform`, which does not wake the run loop. It also limits the cost of passes on a busy
    /// server.
    private static let maxDelay = TimeAmount.milliseconds(16)

    /// Must be called in a block that the main run loop performs.
    ///
    /// - Returns: `nil` if this system's run loop has no usable port set.
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

    /// Finds the port set of the default mode.
    nonisolated static func portSet(in description: String) -> CInt? {
        guard let mark = description.firstRange(of: "name = kCFRunLoopDefaultMode, port set = 0x") else { return nil }
        return CInt(description[mark.upperBound...].prefix(while: \.isHexDigit), radix: 16)
    }

    private var isReady: Bool {
        var port = pollfd(fd: portSet, events: Int16(POLLIN), revents: 0)
        return poll(&port, 1, 0) == 1 && port.revents == Int16(POLLIN)
    }

    /// Makes an event loop run the main run loop from now on. Call it on that event loop.
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

    /// Watches a port. The watch suspends itself when the port is ready and must be resumed after the port was handled.
    private nonisolated static func watch(_ port: CInt, whenReady: @escaping @Sendable () -> Void) -> any DispatchSourceRead {
        let watch = DispatchSource.makeReadSource(fileDescriptor: port, queue: DispatchQueue(label: "martlet.main-run-loop"))
        watch.setEventHandler {
            watch.suspend()
            whenReady()
        }
        watch.activate()
        return watch
    }

    /// Schedules a pass after app code has run, which may have added work to the run loop without waking it.
    func passSoon() {
        guard !isPassPlanned, let eventLoop else { return }
        isPassPlanned = true
        eventLoop.scheduleTask(in: Self.maxDelay) {
            MainActor.assumeIsolated {
                self.isPassPlanned = false
                self.pass()
            }
        }
    }

    /// Runs the work of the run loop that is due.
    private func pass() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}
#endif
