/// The subscription of all `Merge` operators. It has one subscriber, and one ``Side`` for each upstream.
///
/// While the demand is finite, it requests one element at a time from each upstream, and buffers at most one element of each until there is
/// demand. Once the demand is unlimited, it requests all elements.
final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {

    private let upstreams: Upstreams<Downstream>
    private var demand = Subscribers.Demand.none
    private var waiting: [(index: Int, element: Downstream.Input)] = []

    init(downstream: Downstream, upstreams count: Int) {
        upstreams = Upstreams(count, of: downstream)
    }

    var description: String { "Merge" }

    /// Passes the subscription to the subscriber, then subscribes to one upstream after the other, unless the subscription has ended.
    func start(_ subscribe: [(Side) -> Void]) {
        upstreams.downstream?.receive(subscription: self)
        for (index, subscribe) in subscribe.enumerated() where upstreams.isActive { subscribe(Side(self, index)) }
        if subscribe.isEmpty { finishIfDone() }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        upstreams.lock.withLock { self.demand += demand }
        requestFirst()
        drain()
    }

    func cancel() { upstreams.cancel(releaseValues) }

    private func releaseValues() -> [(index: Int, element: Downstream.Input)] {
        defer { waiting = [] }
        return waiting
    }

    /// Requests the first element from each upstream, or all elements if the demand is unlimited.
    private func requestFirst() {
        upstreams.lock.lock()
        let wanted: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
        guard wanted > upstreams.requested else {
            upstreams.lock.unlock()
            return
        }
        upstreams.requested = wanted
        let subscriptions = upstreams.subscriptions
        upstreams.lock.unlock()
        for subscription in subscriptions { subscription?.request(wanted) }
    }

    /// Publishes waiting elements while there is demand, and requests a new element in place of each.
    private func drain() {
        upstreams.delivery.lock()
        defer { upstreams.delivery.unlock() }
        while let (subscription, element, downstream) = next() {
            let more = downstream.receive(element)
            if more > .none {
                upstreams.lock.withLock { demand += more }
                requestFirst()
            }
            subscription?.request(.max(1))
        }
        finishIfDone()
    }

    /// Returns the next element to publish, and the upstream to request another one from.
    private func next() -> (Subscription?, Downstream.Input, Downstream)? {
        upstreams.lock.withLock {
            guard demand > .none, !waiting.isEmpty, let downstream = upstreams.downstream else { return nil }
            demand -= 1
            let (index, element) = waiting.removeFirst()
            return (upstreams.requested == .unlimited ? nil : upstreams.subscriptions[index], element, downstream)
        }
    }

    private func finishIfDone() {
        guard upstreams.lock.withLock({ upstreams.unfinished == 0 && waiting.isEmpty }) else { return }
        upstreams.finish(releaseValues)
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

        func receive(subscription: Subscription) { hub.upstreams.receive(subscription, at: index) }

        func receive(_ input: Input) -> Subscribers.Demand {
            hub.upstreams.lock.withLock {
                if hub.upstreams.downstream != nil { hub.waiting.append((index, input)) }
            }
            hub.drain()
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            hub.upstreams.receive(completion, at: index, releaseValues: hub.releaseValues, finishIfDone: hub.finishIfDone)
        }
    }
}
