#if canImport(Combine)
import Combine
#else
import MartletCombine
#endif

/// Holds subscriptions and tasks, and cancels them when the bag is cancelled or deallocated.
///
///     private let bag = CancelBag()
///     …
///     service.publisher.sink { … }.store(in: bag)
///     Task { await load() }.store(in: bag)
///
/// The bag drops a task when the task ends.
@MainActor
public final class CancelBag {
    private var subscriptions: Set<AnyCancellable> = []
    private var tasks: [Int: CancelledTask] = [:]
    private var lastNumber = 0

    public init() {}

    /// The number of subscriptions and unfinished tasks.
    public var count: Int { subscriptions.count + tasks.count }

    /// Cancels every subscription and task in the bag.
    public func cancel() {
        subscriptions = []
        tasks = [:]
    }

    fileprivate func insert(_ subscription: AnyCancellable) { subscriptions.insert(subscription) }

    fileprivate func insert<Success, Failure>(_ task: Task<Success, Failure>) {
        lastNumber += 1
        let number = lastNumber
        tasks[number] = CancelledTask(cancel: task.cancel)
        Task { @MainActor [weak self] in
            _ = await task.result
            self?.tasks[number] = nil
        }
    }
}

/// Cancels a task on deallocation.
private final class CancelledTask: Sendable {
    private let cancel: @Sendable () -> Void

    init(cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }

    deinit { cancel() }
}

extension AnyCancellable {
    /// Keeps the subscription until the bag is cancelled or deallocated.
    @MainActor
    public func store(in bag: CancelBag) { bag.insert(self) }
}

extension Task {
    /// Cancels the task when the bag is cancelled or deallocated.
    @MainActor
    public func store(in bag: CancelBag) { bag.insert(self) }
}
