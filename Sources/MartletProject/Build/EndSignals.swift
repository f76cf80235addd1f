import CMartletSignals
import Foundation
import Synchronization

/// The signals that end this process: Ctrl-C, the end of the terminal, and `kill`. What was added last handles them.
///
/// Sources of libdispatch would be simpler. But they lose signals that come while another source of the same signal begins or ends.
package final class EndSignals: Sendable {
    /// What handles signals until it is removed.
    package struct Handler: Sendable {
        fileprivate let id: Int
        fileprivate let handle: @Sendable (_ signal: Int32) -> Void
    }

    package static let shared = EndSignals()

    private struct State {
        var handlers: [Handler] = []
        var count = 0
        var isCatching = false
    }

    private let state = Mutex(State())
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    private init() {}

    /// Adds a handler, which runs on a thread of its own.
    package func add(_ handle: @escaping @Sendable (_ signal: Int32) -> Void) -> Handler {
        state.withLock { state in
            if !state.isCatching {
                state.isCatching = true
                catchSignals()
            }
            state.count += 1
            let handler = Handler(id: state.count, handle: handle)
            state.handlers.append(handler)
            return handler
        }
    }

    package func remove(_ handler: Handler) { state.withLock { $0.handlers.removeAll { $0.id == handler.id } } }

    /// Lets the last handler handle a signal. Without one, this process ends with the exit code of a shell.
    func handle(_ signal: Int32) {
        guard let handler = state.withLock(\.handlers.last) else { exit(128 + signal) }
        handler.handle(signal)
    }

    private func catchSignals() {
        let pipe = martlet_catch_signals(Self.numbers, Self.numbers.count)
        guard pipe >= 0 else { return }
        Thread.detachNewThread { [self] in
            var number: UInt8 = 0
            while true {
                let count = read(pipe, &number, 1)
                guard count == 1 || (count < 0 && errno == EINTR) else { return }
                if count == 1 { handle(Int32(number)) }
            }
        }
    }
}
