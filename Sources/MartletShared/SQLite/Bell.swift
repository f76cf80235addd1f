import CMartletBell
import Foundation
import Synchronization

/// Tells all processes that use a file that something has changed: a count in shared memory, and a thread of each process that waits for it.
///
/// A bell that nobody hears costs nothing. One that is rung by a process which is killed just before is heard at the next check.
final class Bell: Sendable {
    /// How long a missed change stays unnoticed at most.
    static let checkTime: Duration = .seconds(5)

    // The memory is mapped as long as this object lives, and only atomic functions touch it.
    nonisolated(unsafe) private let count: OpaquePointer
    private let isStopped = Atomic(false)

    init(path: String) throws {
        guard let count = martlet_bell_open(path) else {
            throw SharedError.failed(reason: "\(path) cannot be opened: \(String(cString: strerror(errno)))")
        }
        self.count = count
    }

    deinit { martlet_bell_close(count) }

    func ring() { martlet_bell_ring(count) }

    /// Calls a function after each ring from now on, and when it is time to check, on a thread of its own.
    func listen(_ hear: @escaping @Sendable () -> Void) {
        let start = martlet_bell_count(count)
        let thread = Thread { [self] in
            var heard = start
            while true {
                martlet_bell_wait(count, heard, Int32(Self.checkTime / .milliseconds(1)))
                if isStopped.load(ordering: .relaxed) { return }
                heard = martlet_bell_count(count)
                hear()
            }
        }
        thread.name = "martlet.shared"
        thread.stackSize = 512 * 1024
        thread.start()
    }

    /// Ends the thread.
    func stop() {
        isStopped.store(true, ordering: .relaxed)
        martlet_bell_wake(count)
    }
}
