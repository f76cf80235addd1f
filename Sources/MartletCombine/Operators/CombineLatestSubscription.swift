/// The subscription of a `CombineLatest` of any arity, with one ``Side`` for each upstream.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {

    private let upstreams: Upstreams<Downstream>
    private var combine: (() -> Downstream.Input?)?

    /// The number of upstreams that have not published a value yet.
    private var missing: Int

    /// The demand that is not satisfied yet.
    private var demand = Subscribers.Demand.none

    /// Whether the subscriber has not received the latest tuple.
    private var hasUnsentTuple = false

    private init(downstream: Downstream, upstreams count: Int) {
        upstreams = Upstreams(count, of: downstream)
        missing = count
    }

    var description: String { "CombineLatest" }

    /// Passes a subscription to the subscriber, then subscribes to one upstream after the other, unless the subscription has ended.
    static func start<each Value>(_ downstream: Downstream, _ subscribe: repeat @escaping (Side<each Value>) -> Void)
    where Downstream.Input == (repeat each Value) {
        var count = 0
        for _ in repeat each subscribe { count += 1 }
        let hub = CombineLatestSubscription(downstream: downstream, upstreams: count)
        var index = 0
        func nextSide<V>(_ subscribe: (Side<V>) -> Void) -> Side<V> {
            defer { index += 1 }
            return Side(hub, index)
        }
        let sides = (repeat nextSide(each subscribe))
        hub.combine = { try? (repeat (each sides).latest()) }
        downstream.receive(subscription: hub)
        for (subscribe, side) in repeat (each subscribe, each sides) {
            guard hub.upstreams.isActive else { return }
            subscribe(side)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        upstreams.lock.withLock { self.demand += demand }
        pass(demand, except: nil)
        upstreams.delivery.lock()
        pass(deliverLatest(), except: nil)
        finishIfDone()
        upstreams.delivery.unlock()
    }

    func cancel() { upstreams.cancel(releaseValues) }

    private func releaseValues() -> (() -> Downstream.Input?)? {
        defer { combine = nil }
        return combine
    }

    /// Requests new demand from the upstreams, except from the one that receives it as the return value of `receive`.
    private func pass(_ demand: Subscribers.Demand, except index: Int?) {
        guard demand > .none else { return }
        upstreams.lock.lock()
        upstreams.requested += demand
        let subscriptions = upstreams.subscriptions
        upstreams.lock.unlock()
        for (position, subscription) in subscriptions.enumerated() where position != index {
            subscription?.request(demand)
        }
    }

    /// Publishes the latest tuple if the subscriber has not received it and has demand. Requires `delivery`.
    private func deliverLatest() -> Subscribers.Demand {
        upstreams.lock.lock()
        guard hasUnsentTuple, demand > .none, let downstream = upstreams.downstream, let output = combine?() else {
            upstreams.lock.unlock()
            return .none
        }
        hasUnsentTuple = false
        demand -= 1
        upstreams.lock.unlock()
        let more = downstream.receive(output)
        if more > .none { upstreams.lock.withLock { demand += more } }
        return more
    }

    /// Finishes if nothing more can arrive. Requires `delivery`.
    private func finishIfDone() {
        guard upstreams.lock.withLock({ upstreams.unfinished == 0 && !hasUnsentTuple }) else { return }
        upstreams.finish(releaseValues)
    }
}

extension CombineLatestSubscription {

    /// The subscriber of one upstream, with its latest value.
    final class Side<Value>: Subscriber, CustomStringConvertible {
        typealias Input = Value
        typealias Failure = Downstream.Failure

        private let hub: CombineLatestSubscription
        private let index: Int

        /// Guarded by the lock of the hub, which also reads it.
        private var value: Value?

        init(_ hub: CombineLatestSubscription, _ index: Int) {
            self.hub = hub
            self.index = index
        }

        struct NoValueYet: Error {}

        func latest() throws(NoValueYet) -> Value {
            guard let value else { throw NoValueYet() }
            return value
        }

        var description: String { "CombineLatest" }

        func receive(subscription: Subscription) { hub.upstreams.receive(subscription, at: index) }

        func receive(_ input: Value) -> Subscribers.Demand {
            hub.upstreams.delivery.lock()
            defer { hub.upstreams.delivery.unlock() }
            hub.upstreams.lock.lock()
            guard hub.upstreams.downstream != nil else {
                hub.upstreams.lock.unlock()
                return .none
            }
            let previous = value
            value = input
            if previous == nil { hub.missing -= 1 }
            hub.hasUnsentTuple = hub.missing == 0
            hub.upstreams.lock.unlock()
            withExtendedLifetime(previous) {}
            let more = hub.deliverLatest()
            hub.pass(more, except: index)
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            hub.upstreams.receive(completion, at: index, releaseValues: hub.releaseValues, finishIfDone: hub.finishIfDone)
        }
    }
}
