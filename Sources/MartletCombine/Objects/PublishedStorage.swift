import Foundation

/// The value of a published property, its subscribers, and the publishers assigned to it.
///
/// The lock guards the fields. It is never held while other code runs, including deinitializers.
final class PublishedStorage<Value> {

    private let lock = NSLock()
    private var current: Value
    private var subscribers: [any PublishedSubscription<Value>] = []
    private var upstreams: [CombineIdentifier: Subscription] = [:]
    private var owner: ObservableObjectPublisher?

    init(_ value: Value) {
        current = value
    }

    deinit {
        for upstream in upstreams.values { upstream.cancel() }
    }

    var value: Value {
        lock.withLock { current }
    }

    /// The publisher to notify before the value changes: the `objectWillChange` of the property's object.
    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { owner } }
        set { lock.withLock { owner = newValue } }
    }

    /// Replaces the initial value, before anything has read it. Announces nothing.
    func begin(with value: Value) {
        let previous = lock.withLock {
            defer { current = value }
            return current
        }
        withExtendedLifetime(previous) {}
    }

    func send(_ value: Value) {
        lock.lock()
        let (owner, subscribers) = (owner, subscribers)
        lock.unlock()
        owner?.send()
        for subscriber in subscribers { subscriber.offer(value) }
        lock.lock()
        let previous = current
        current = value
        lock.unlock()
        withExtendedLifetime(previous) {}
    }

    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        lock.lock()
        let subscription = Inner(storage: self, downstream: subscriber, pending: current)
        subscribers.append(subscription)
        lock.unlock()
        subscriber.receive(subscription: subscription)
    }

    /// Keeps the subscription of an assigned publisher, until this storage is released or the publisher has finished.
    func keep(_ upstream: Subscription) {
        lock.withLock { upstreams[upstream.combineIdentifier] = upstream }
        upstream.request(.unlimited)
    }

    func release(_ upstream: CombineIdentifier) {
        let upstream = lock.withLock { upstreams.removeValue(forKey: upstream) }
        withExtendedLifetime(upstream) {}
    }

    private func remove(_ subscription: any PublishedSubscription<Value>) {
        lock.withLock { subscribers.removeAll { $0 === subscription } }
    }
}

/// A subscriber of a published property, with its type erased.
private protocol PublishedSubscription<Value>: AnyObject {
    associatedtype Value
    func offer(_ value: Value)
}

extension PublishedStorage {

    /// One subscriber's subscription. While there is no demand, it keeps the newest value.
    private final class Inner<Downstream: Subscriber>: Subscription, PublishedSubscription, CustomStringConvertible
    where Downstream.Input == Value, Downstream.Failure == Never {
        private let delivery = NSRecursiveLock()
        private let lock = NSLock()
        private weak var storage: PublishedStorage?
        private var downstream: Downstream?
        private var pending: Value?
        private var demand = Subscribers.Demand.none

        init(storage: PublishedStorage, downstream: Downstream, pending: Value) {
            self.storage = storage
            self.downstream = downstream
            self.pending = pending
        }

        var description: String { "Published" }

        func offer(_ value: Value) {
            lock.lock()
            let previous = pending
            if downstream != nil { pending = value }
            lock.unlock()
            withExtendedLifetime(previous) {}
            deliver()
        }

        func request(_ demand: Subscribers.Demand) {
            lock.withLock { self.demand += demand }
            deliver()
        }

        func cancel() {
            lock.lock()
            let (storage, downstream, pending) = (storage, downstream, pending)
            self.storage = nil
            self.downstream = nil
            self.pending = nil
            lock.unlock()
            storage?.remove(self)
            withExtendedLifetime((downstream, pending)) {}
        }

        private func deliver() {
            delivery.lock()
            defer { delivery.unlock() }
            while let (downstream, value) = next() {
                let more = downstream.receive(value)
                if more > .none { lock.withLock { demand += more } }
            }
        }

        private func next() -> (Downstream, Value)? {
            lock.withLock {
                guard demand > .none, let downstream, let value = pending else { return nil }
                pending = nil
                demand -= 1
                return (downstream, value)
            }
        }
    }
}

/// Assigns a publisher's values to a property, which it references weakly.
final class PublishedAssignment<Value>: Subscriber {
    typealias Input = Value
    typealias Failure = Never

    private weak var storage: PublishedStorage<Value>?
    private let lock = NSLock()
    private var upstream: CombineIdentifier?

    init(_ storage: PublishedStorage<Value>) {
        self.storage = storage
    }

    func receive(subscription: Subscription) {
        guard let storage, lock.withLock({ upstream == nil }) else {
            subscription.cancel()
            return
        }
        lock.withLock { upstream = subscription.combineIdentifier }
        storage.keep(subscription)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        if let upstream = lock.withLock({ upstream }) { storage?.release(upstream) }
    }
}
