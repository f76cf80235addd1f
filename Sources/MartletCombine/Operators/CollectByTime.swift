import Foundation

extension Publishers {

    /// The strategy that determines when ``Publisher/collect(_:options:)`` publishes the collected elements.
    public enum TimeGroupingStrategy<Context: Scheduler> {

        /// At the end of every interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// At the end of every interval, and as soon as this number of elements is collected.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Collects elements in intervals of a scheduler's time, and publishes them as arrays.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            upstream.subscribe(Inner(downstream: subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publisher {

    /// Collects elements in intervals of a scheduler's time, and publishes them as arrays.
    ///
    /// ```swift
    /// events.collect(.byTime(RunLoop.main, .seconds(1))).sink { batch in upload(batch) }
    /// ```
    ///
    /// An interval without elements publishes nothing. While the subscriber has no demand, the operator keeps collecting. If the upstream
    /// finishes, it publishes the remaining elements first; if the upstream fails, it drops them.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers.CollectByTime {

    /// `delivery` is held while the subscriber runs. `lock` guards the fields and is never held while other code runs.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
    where Downstream.Failure == Failure, Downstream.Input == Output {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let delivery = NSRecursiveLock()
        private let lock = NSLock()
        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let limit: Int?
        private let options: Context.SchedulerOptions?

        private var downstream: Downstream?
        private var upstream: Subscription?
        private var timer: Cancellable?
        private var collected: [Input] = []
        private var demand = Subscribers.Demand.none
        private var completion: Subscribers.Completion<Failure>?

        init(downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.downstream = downstream
            self.options = options
            switch strategy {
            case .byTime(let scheduler, let interval):
                (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let count):
                precondition(count > 0, "collect(.byTimeOrCount) needs a count above zero, not \(count).")
                (self.scheduler, self.interval, limit) = (scheduler, interval, count)
            }
        }

        var description: String { "CollectByTime" }

        func receive(subscription: Subscription) {
            lock.lock()
            guard upstream == nil, let downstream else {
                lock.unlock()
                subscription.cancel()
                return
            }
            upstream = subscription
            lock.unlock()
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
                options: options
            ) { [weak self] in self?.deliver(atLeast: 1) }
            lock.withLock { self.timer = timer }
            delivery.lock()
            downstream.receive(subscription: self)
            delivery.unlock()
            subscription.request(.unlimited)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard downstream != nil, completion == nil else {
                lock.unlock()
                return .none
            }
            collected.append(input)
            let isFull = collected.count == limit
            lock.unlock()
            if isFull { scheduler.schedule(options: options) { self.deliver(atLeast: self.limit ?? 1) } }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard downstream != nil, self.completion == nil else {
                lock.unlock()
                return
            }
            self.completion = completion
            upstream = nil
            lock.unlock()
            scheduler.schedule(options: options) { self.end() }
        }

        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            guard downstream != nil else {
                lock.unlock()
                return
            }
            self.demand += demand
            let isOver = completion != nil
            lock.unlock()
            if isOver { scheduler.schedule(options: options) { self.end() } }
        }

        func cancel() {
            let (_, upstream) = terminate()
            upstream?.cancel()
        }

        /// Publishes the collected elements if there are enough and there is demand.
        private func deliver(atLeast minimum: Int) {
            delivery.lock()
            defer { delivery.unlock() }
            lock.lock()
            guard collected.count >= minimum, demand > .none, let downstream else {
                lock.unlock()
                return
            }
            let elements = collected
            collected = []
            demand -= 1
            lock.unlock()
            let more = downstream.receive(elements)
            if more > .none { lock.withLock { demand += more } }
        }

        /// Publishes the remaining elements if the upstream finished, then the completion. Waits for demand while elements remain.
        private func end() {
            delivery.lock()
            defer { delivery.unlock() }
            guard let completion = lock.withLock({ completion }) else { return }
            if case .finished = completion {
                deliver(atLeast: 1)
                guard lock.withLock({ collected.isEmpty }) else { return }
            }
            terminate().downstream?.receive(completion: completion)
        }

        private func terminate() -> (downstream: Downstream?, upstream: Subscription?) {
            lock.lock()
            let end = (downstream, upstream)
            // Release these after unlocking: a deinitializer can run any code.
            let (timer, collected) = (timer, collected)
            downstream = nil
            upstream = nil
            self.timer = nil
            self.collected = []
            lock.unlock()
            timer?.cancel()
            withExtendedLifetime(collected) {}
            return end
        }
    }
}
