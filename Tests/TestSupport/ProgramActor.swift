import Dispatch

/// Runs tests that wait for other programs, such as compilers, on a thread of its own, one test after another.
///
/// Swift has as many threads for all tests as the machine has processors. A test that waits for a program on one of them keeps others waiting.
@globalActor
public actor ProgramActor {
    public static let shared = ProgramActor()
    private static let executor = ThreadExecutor()

    public nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }
}

/// Runs jobs on a queue that is not among Swift's threads.
private final class ThreadExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "tests that wait for other programs")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
