/// What `CombineLatest` of any arity does: one subscription downstream, one ``Side`` for each upstream.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {

    private let upstreams: Upstreams<Downstream>
    private var combine: (() -> Downstream.Input?)?

    /// Upstreams that have not sent a value yet.
    private var missing: Int

    /// What the subscriber asked for and has not received.
    private var demand = Subscribers.Demand.none

    /// A newer tuple exists than the one the subscriber has seen.
    private var hasNews = false

    private init(downstream: Downstream, upstreams count: Int) {
        upstreams = Upstreams(count, of: downstream)
        missing = count
    }

    var description: String { "CombineLatest" }

    /// Hands a subscription over, then subscribes to one upstream after the other while somebody still listens.
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
        hub.combine = { try? (repeat (each sides).newest()) }
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
        pass(deliverNews(), except: nil)
        finishIfDone()
        upstreams.delivery.unlock()
    }

    func cancel() { upstreams.cancel(letGo) }

    private func letGo() -> (() -> Downstream.Input?)? {
        defer { combine = nil }
        return combine
    }

    /// Tells the upstreams about new demand, except the one that hears it as the answer to its value.
    private func pass(_ demand: Subscribers.Demand, except index: Int?) {
        guard demand > .none else { return }
        upstreams.lock.lock()
        upstreams.asked += demand
        let subscriptions = upstreams.subscriptions
        upstreams.lock.unlock()
        for (position, subscription) in subscriptions.enumerated() where position != index {
            subscription?.request(demand)
        }
    }

    /// Sends the newest tuple if the subscriber has not seen it and wants one. Needs `delivery`.
    private func deliverNews() -> Subscribers.Demand {
        upstreams.lock.lock()
        guard hasNews, demand > .none, let downstream = upstreams.downstream, let output = combine?() else {
            upstreams.lock.unlock()
            return .none
        }
        hasNews = false
        demand -= 1
        upstreams.lock.unlock()
        let more = downstream.receive(output)
        if more > .none { upstreams.lock.withLock { demand += more } }
        return more
    }

    /// Finishes when nothing more can come. Needs `delivery`.
    private func finishIfDone() {
        guard upstreams.lock.withLock({ upstreams.unfinished == 0 && !hasNews }) else { return }
        upstreams.finish(letGo)
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
        private var value: Value?

        init(_ hub: CombineLatestSubscription, _ index: Int) {
            self.hub = hub
            self.index = index
        }

        struct NoValueYet: Error {}

        func newest() throws(NoValueYet) -> Value {
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
            hub.hasNews = hub.missing == 0
            hub.upstreams.lock.unlock()
            withExtendedLifetime(previous) {}
            let more = hub.deliverNews()
            hub.pass(more, except: index)
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            hub.upstreams.receive(completion, at: index, letGo: hub.letGo, finishIfDone: hub.finishIfDone)
        }
    }
}
