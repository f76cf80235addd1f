import Foundation

/// The upstreams of one subscription: what `CombineLatest` and `Merge` of any arity have in common.
///
/// Two locks. `delivery` is held while the subscriber runs, so that values arrive one at a time and in their order; it is recursive, because
/// a subscriber may send to an upstream. `lock` guards the fields, those of the owner too, and is never held while foreign code runs.
final class Upstreams<Downstream: Subscriber> {

    let delivery = NSRecursiveLock()
    let lock = NSLock()

    private(set) var downstream: Downstream?
    private(set) var subscriptions: [Subscription?]
    private(set) var unfinished: Int

    /// What each upstream has been asked for: what one that subscribes late has still to hear.
    var asked = Subscribers.Demand.none

    init(_ count: Int, of downstream: Downstream) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        unfinished = count
    }

    var isActive: Bool {
        lock.withLock { downstream != nil }
    }

    /// Takes the subscription of an upstream, and asks it for what the others have been asked for.
    func receive(_ subscription: Subscription, at index: Int) {
        lock.lock()
        guard downstream != nil, subscriptions[index] == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        subscriptions[index] = subscription
        let asked = asked
        lock.unlock()
        if asked > .none { subscription.request(asked) }
    }

    /// Takes the completion of an upstream. The first failure ends all; what it means that one has finished is for the owner to say.
    func receive<Remains>(
        _ completion: Subscribers.Completion<Downstream.Failure>, at index: Int, letGo: () -> Remains, finishIfDone: () -> Void
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
            let end = terminate(letGo)
            for (position, subscription) in end.subscriptions.enumerated() where position != index { subscription?.cancel() }
            end.downstream?.receive(completion: completion)
        }
    }

    /// Ends the subscription from the subscriber's side.
    func cancel<Remains>(_ letGo: () -> Remains) {
        for subscription in terminate(letGo).subscriptions { subscription?.cancel() }
    }

    /// Tells the subscriber that nothing more comes.
    func finish<Remains>(_ letGo: () -> Remains) {
        terminate(letGo).downstream?.receive(completion: .finished)
    }

    /// Forgets everybody. What the owner lets go of is released after the lock: a deinitialiser is foreign code.
    private func terminate<Remains>(_ letGo: () -> Remains) -> (downstream: Downstream?, subscriptions: [Subscription?]) {
        lock.lock()
        let end = (downstream, subscriptions)
        let remains = letGo()
        downstream = nil
        subscriptions = subscriptions.map { _ in nil }
        lock.unlock()
        withExtendedLifetime(remains) {}
        return end
    }
}
