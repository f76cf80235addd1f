import Foundation

/// What `CombineLatest` of any arity does: one subscription downstream, one ``Side`` for each upstream.
///
/// Two locks. `delivery` is held while the subscriber runs, so that tuples arrive one at a time and in the order they were
/// made; it is recursive, because a subscriber may send to an upstream. `lock` guards the fields and is never held while
/// foreign code runs.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {

    private let delivery = NSRecursiveLock()
    private let lock = NSLock()

    private var downstream: Downstream?
    private var combine: (() -> Downstream.Input?)?
    private var subscriptions: [Subscription?]
    private var unfinished: Int

    /// Upstreams that have not sent a value yet.
    private var missing: Int

    /// Everything the subscriber ever asked for: what an upstream that subscribes late has still to hear.
    private var requested = Subscribers.Demand.none

    /// What the subscriber asked for and has not received.
    private var demand = Subscribers.Demand.none

    /// A newer tuple exists than the one the subscriber has seen.
    private var hasNews = false

    init(downstream: Downstream, upstreams count: Int) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        unfinished = count
        missing = count
    }

    var description: String { "CombineLatest" }

    /// Hands the subscription over, then subscribes to one upstream after the other while somebody still listens.
    func start(combine: @escaping () -> Downstream.Input?, subscribe: [() -> Void]) {
        self.combine = combine
        downstream?.receive(subscription: self)
        for subscribe in subscribe where isActive { subscribe() }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        self.demand += demand
        lock.unlock()
        pass(demand, except: nil)
        delivery.lock()
        pass(deliverNews(), except: nil)
        finishIfDone()
        delivery.unlock()
    }

    func cancel() {
        for subscription in terminate().subscriptions { subscription?.cancel() }
    }

    private var isActive: Bool {
        lock.withLock { downstream != nil }
    }

    private func terminate() -> (downstream: Downstream?, subscriptions: [Subscription?]) {
        lock.lock()
        let end = (downstream, subscriptions)
        // Released after the lock: a deinitialiser is foreign code.
        let combine = combine
        downstream = nil
        self.combine = nil
        subscriptions = subscriptions.map { _ in nil }
        lock.unlock()
        withExtendedLifetime(combine) {}
        return end
    }

    /// Tells the upstreams about new demand, except the one that hears it as the answer to its value.
    private func pass(_ demand: Subscribers.Demand, except index: Int?) {
        guard demand > .none else { return }
        lock.lock()
        requested += demand
        let subscriptions = subscriptions
        lock.unlock()
        for (position, subscription) in subscriptions.enumerated() where position != index {
            subscription?.request(demand)
        }
    }

    /// Sends the newest tuple if the subscriber has not seen it and wants one. Needs `delivery`.
    private func deliverNews() -> Subscribers.Demand {
        lock.lock()
        guard hasNews, demand > .none, let downstream, let output = combine?() else {
            lock.unlock()
            return .none
        }
        hasNews = false
        demand -= 1
        lock.unlock()
        let more = downstream.receive(output)
        if more > .none { lock.withLock { demand += more } }
        return more
    }

    /// Finishes when nothing more can come. Needs `delivery`.
    private func finishIfDone() {
        guard lock.withLock({ unfinished == 0 && !hasNews }) else { return }
        terminate().downstream?.receive(completion: .finished)
    }
}

extension CombineLatestSubscription {

    /// The subscriber of one upstream, and its newest value.
    final class Side<Value>: Subscriber, CustomStringConvertible {
        typealias Input = Value
        typealias Failure = Downstream.Failure

        private let hub: CombineLatestSubscription
        private let index: Int

        /// Guarded by the lock of the hub, which also reads it.
        private(set) var value: Value?

        init(_ hub: CombineLatestSubscription, _ index: Int) {
            self.hub = hub
            self.index = index
        }

        var description: String { "CombineLatest" }

        func receive(subscription: Subscription) {
            hub.lock.lock()
            guard hub.downstream != nil, hub.subscriptions[index] == nil else {
                hub.lock.unlock()
                subscription.cancel()
                return
            }
            hub.subscriptions[index] = subscription
            let demand = hub.requested
            hub.lock.unlock()
            if demand > .none { subscription.request(demand) }
        }

        func receive(_ input: Value) -> Subscribers.Demand {
            hub.delivery.lock()
            defer { hub.delivery.unlock() }
            hub.lock.lock()
            guard hub.downstream != nil else {
                hub.lock.unlock()
                return .none
            }
            let previous = value
            value = input
            if previous == nil { hub.missing -= 1 }
            hub.hasNews = hub.missing == 0
            hub.lock.unlock()
            withExtendedLifetime(previous) {}
            let more = hub.deliverNews()
            hub.pass(more, except: index)
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            hub.delivery.lock()
            defer { hub.delivery.unlock() }
            switch completion {
            case .finished:
                hub.lock.withLock {
                    hub.subscriptions[index] = nil
                    hub.unfinished -= 1
                }
                hub.finishIfDone()
            case .failure:
                let end = hub.terminate()
                for (position, subscription) in end.subscriptions.enumerated() where position != index {
                    subscription?.cancel()
                }
                end.downstream?.receive(completion: completion)
            }
        }
    }
}
