import Foundation

/// The upstreams of one subscription, shared by `CombineLatest` and `Merge` of any arity.
///
/// There are two locks. `delivery` is held while the subscriber runs, so that values arrive one at a time and in order; it is recursive,
/// because a subscriber may send to an upstream. `lock` guards the fields, including the owner's, and is never held while other code runs.
final class Upstreams<Downstream: Subscriber> {

    let delivery = NSRecursiveLock()
    let lock = NSLock()

    private(set) var downstream: Downstream?
    private(set) var subscriptions: [Subscription?]
    private(set) var unfinished: Int

    /// The demand requested from each upstream so far. An upstream that subscribes late receives it then.
    var requested = Subscribers.Demand.none

    init(_ count: Int, of downstream: Downstream) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        unfinished = count
    }

    var isActive: Bool {
        lock.withLock { downstream != nil }
    }

    /// Stores an upstream's subscription, and requests what the other upstreams have been requested for.
    func receive(_ subscription: Subscription, at index: Int) {
        lock.lock()
        guard downstream != nil, subscriptions[index] == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        subscriptions[index] = subscription
        let requested = requested
        lock.unlock()
        if requested > .none { subscription.request(requested) }
    }

    /// Handles an upstream's completion. The first failure ends the subscription; the owner decides whether a finish does.
    func receive<Values>(
        _ completion: Subscribers.Completion<Downstream.Failure>, at index: Int, releaseValues: () -> Values, finishIfDone: () -> Void
    ) {
        delivery.lock()
        defer { delivery.unlock() }
        switch completion {
        case .finished:
            lock.withLock {
                subscriptions[index] = nil
                unfinished -= 1
            }
            finishIfDone()
        case .failure:
            let end = terminate(releaseValues)
            for (position, subscription) in end.subscriptions.enumerated() where position != index { subscription?.cancel() }
            end.downstream?.receive(completion: completion)
        }
    }

    /// Ends the subscription because the subscriber cancels.
    func cancel<Values>(_ releaseValues: () -> Values) {
        for subscription in terminate(releaseValues).subscriptions { subscription?.cancel() }
    }

    /// Sends a finished completion to the subscriber.
    func finish<Values>(_ releaseValues: () -> Values) {
        terminate(releaseValues).downstream?.receive(completion: .finished)
    }

    /// Removes the subscriber and the subscriptions. Releases the owner's values after unlocking, because a deinitializer can run any code.
    private func terminate<Values>(_ releaseValues: () -> Values) -> (downstream: Downstream?, subscriptions: [Subscription?]) {
        lock.lock()
        let end = (downstream, subscriptions)
        let remains = releaseValues()
        downstream = nil
        subscriptions = subscriptions.map { _ in nil }
        lock.unlock()
        withExtendedLifetime(remains) {}
        return end
    }
}
