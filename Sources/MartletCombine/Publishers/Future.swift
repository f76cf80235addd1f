import Foundation

/// Publishes a single value or failure at a later time.
///
/// ```swift
/// Future<Image, Never> { promise in
///     DispatchQueue.global().async { promise(.success(render())) }
/// }
/// ```
///
/// The closure runs once, immediately. Every subscriber receives its result, whenever it subscribes. Further results are ignored.
public final class Future<Output, Failure: Error>: Publisher {

    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var subscribers: [any FutureSubscription<Output, Failure>] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = Inner(future: self, downstream: subscriber)
        lock.lock()
        let result = result
        if result == nil { subscribers.append(subscription) }
        lock.unlock()
        if let result { subscription.resolve(result) }
        subscriber.receive(subscription: subscription)
        subscription.didReceiveSubscription()
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else {
            lock.unlock()
            return
        }
        self.result = result
        let subscribers = subscribers
        self.subscribers = []
        lock.unlock()
        for subscriber in subscribers { subscriber.resolve(result) }
    }

    private func remove(_ subscription: any FutureSubscription<Output, Failure>) {
        lock.withLock { subscribers.removeAll { $0 === subscription } }
    }
}

/// A subscriber of a future, with its type erased.
private protocol FutureSubscription<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    func resolve(_ result: Result<Output, Failure>)
}

extension Future {

    /// One subscriber's subscription. The lock guards the fields, and only the caller that takes the subscriber out of them calls it.
    private final class Inner<Downstream: Subscriber>: Subscription, FutureSubscription, CustomStringConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = NSLock()
        private weak var future: Future?
        private var downstream: Downstream?
        private var result: Result<Output, Failure>?
        private var hasDemand = false

        /// Whether the subscriber has received its subscription. A failure needs no demand, but must not arrive before the subscription.
        private var hasSubscription = false

        init(future: Future, downstream: Downstream) {
            self.future = future
            self.downstream = downstream
        }

        var description: String { "Future" }

        func resolve(_ result: Result<Output, Failure>) {
            lock.withLock { self.result = result }
            deliver()
        }

        func didReceiveSubscription() {
            lock.withLock { hasSubscription = true }
            deliver()
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            lock.withLock { hasDemand = true }
            deliver()
        }

        func cancel() {
            lock.lock()
            let downstream = downstream
            self.downstream = nil
            lock.unlock()
            future?.remove(self)
            withExtendedLifetime(downstream) {}
        }

        private func deliver() {
            guard let (downstream, result) = take() else { return }
            switch result {
            case .success(let output):
                _ = downstream.receive(output)
                downstream.receive(completion: .finished)
            case .failure(let error):
                downstream.receive(completion: .failure(error))
            }
        }

        private func take() -> (Downstream, Result<Output, Failure>)? {
            lock.withLock {
                guard let downstream, let result else { return nil }
                switch result {
                case .success: guard hasDemand else { return nil }
                case .failure: guard hasSubscription else { return nil }
                }
                self.downstream = nil
                return (downstream, result)
            }
        }
    }
}
