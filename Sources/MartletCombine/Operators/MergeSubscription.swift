import Foundation

/// What every `Merge` does: one subscription downstream, one ``Side`` for each upstream.
///
/// While the subscriber asks for a finite number of elements, each upstream is asked for one element at a time and what nobody
/// wants yet waits here, at most one element for each upstream. Once it asks for everything, so do we.
///
/// The locks are those of ``CombineLatestSubscription``: `delivery` is held while the subscriber runs, `lock` guards the fields.
final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {

    private let delivery = NSRecursiveLock()
    private let lock = NSLock()

    private var downstream: Downstream?
    private var subscriptions: [Subscription?]
    private var unfinished: Int
    private var demand = Subscribers.Demand.none

    /// What each upstream has been asked for at the start: nothing, one element, or everything.
    private var prefetch = Subscribers.Demand.none

    private var waiting: [(index: Int, element: Downstream.Input)] = []

    init(downstream: Downstream, upstreams count: Int) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        unfinished = count
    }

    var description: String { "Merge" }

    /// Hands the subscription over, then subscribes to one upstream after the other while somebody still listens.
    func start(_ subscribe: [(Side) -> Void]) {
        downstream?.receive(subscription: self)
        for (index, subscribe) in subscribe.enumerated() where isActive { subscribe(Side(self, index)) }
        if subscribe.isEmpty { finishIfDone() }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock { self.demand += demand }
        raisePrefetch()
        drain()
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
        let waiting = waiting
        downstream = nil
        subscriptions = subscriptions.map { _ in nil }
        self.waiting = []
        lock.unlock()
        withExtendedLifetime(waiting) {}
        return end
    }

    /// Asks the upstreams for their first element, or for everything when the subscriber wants everything.
    private func raisePrefetch() {
        lock.lock()
        let wanted: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
        guard wanted > prefetch else {
            lock.unlock()
            return
        }
        prefetch = wanted
        let subscriptions = subscriptions
        lock.unlock()
        for subscription in subscriptions { subscription?.request(wanted) }
    }

    /// Sends what waits for as long as the subscriber wants it, and asks for one element in place of each.
    private func drain() {
        delivery.lock()
        defer { delivery.unlock() }
        while let (subscription, element, downstream) = next() {
            let more = downstream.receive(element)
            if more > .none {
                lock.withLock { demand += more }
                raisePrefetch()
            }
            subscription?.request(.max(1))
        }
        finishIfDone()
    }

    /// The next element to send, and the upstream that is then owed a request.
    private func next() -> (Subscription?, Downstream.Input, Downstream)? {
        lock.withLock {
            guard demand > .none, !waiting.isEmpty, let downstream else { return nil }
            demand -= 1
            let (index, element) = waiting.removeFirst()
            return (prefetch == .unlimited ? nil : subscriptions[index], element, downstream)
        }
    }

    private func finishIfDone() {
        guard lock.withLock({ unfinished == 0 && waiting.isEmpty }) else { return }
        terminate().downstream?.receive(completion: .finished)
    }
}

extension MergeSubscription {

    /// The subscriber of one upstream.
    final class Side: Subscriber, CustomStringConvertible {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        private let hub: MergeSubscription
        private let index: Int

        init(_ hub: MergeSubscription, _ index: Int) {
            self.hub = hub
            self.index = index
        }

        var description: String { "Merge" }

        func receive(subscription: Subscription) {
            hub.lock.lock()
            guard hub.downstream != nil, hub.subscriptions[index] == nil else {
                hub.lock.unlock()
                subscription.cancel()
                return
            }
            hub.subscriptions[index] = subscription
            let prefetch = hub.prefetch
            hub.lock.unlock()
            if prefetch > .none { subscription.request(prefetch) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            hub.lock.withLock {
                if hub.downstream != nil { hub.waiting.append((index, input)) }
            }
            hub.drain()
            return .none
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
