import Foundation
import Synchronization

/// Sends the signals that end this process to the processes of a program first. Foundation starts a program in a process group of its own, so a terminal's
/// Ctrl-C does not reach it.
final class ForwardedSignals {
    private let handler: EndSignals.Handler
    private let received: Received

    /// The signal that came, or 0.
    private final class Received: Sendable {
        let signal = Atomic<Int32>(0)
    }

    /// - Parameter process: A program that runs.
    init(to process: Process) {
        let received = Received()
        self.received = received
        let group = process.processIdentifier
        handler = EndSignals.shared.add { number in
            received.signal.store(number, ordering: .relaxed)
            kill(-group, number)
        }
    }

    /// Lets this process handle its signals as before, also one that came meanwhile. Called when the program has ended.
    func stop() {
        EndSignals.shared.remove(handler)
        let number = received.signal.load(ordering: .relaxed)
        if number != 0 { EndSignals.shared.handle(number) }
    }
}
