import Foundation
import Synchronization

/// Sends the signals that end this process to the processes of a program first. Foundation starts a program in a process group of its own, so a terminal's
/// Ctrl-C does not reach it.
final class ForwardedSignals {
    private let sources: [any DispatchSourceSignal]
    private let received: Received
    /// What this process did with the signals before.
    private let former: [(@convention(c) (Int32) -> Void)?]

    /// The signal that came, or 0.
    private final class Received: Sendable {
        let signal = Atomic<Int32>(0)
    }

    private static let numbers = [SIGINT, SIGTERM]

    /// - Parameter process: A program that runs.
    init(to process: Process) {
        let received = Received()
        self.received = received
        let group = process.processIdentifier
        // A function, because programs that start meanwhile would also ignore what this process ignores.
        former = Self.numbers.map { signal($0) { _ in } }
        sources = Self.numbers.map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                received.signal.store(number, ordering: .relaxed)
                kill(-group, number)
            }
            source.activate()
            return source
        }
    }

    /// Lets this process handle its signals as before. If one came that it does not handle itself, this process ends, too, with the exit code of
    /// a shell. Called when the program has ended.
    func stop() {
        for source in sources { source.cancel() }
        for (number, former) in zip(Self.numbers, former) { signal(number, former) }
        let number = received.signal.load(ordering: .relaxed)
        if number != 0, former.contains(where: { $0 == nil }) { exit(128 + number) }
    }
}
