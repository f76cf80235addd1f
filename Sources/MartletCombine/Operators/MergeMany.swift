extension Publishers {

    /// Publishes the elements of several publishers of one type, in the order in which they arrive.
    ///
    /// It finishes when all publishers have finished, or immediately if there are none. It fails when one of them fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeSubscription(downstream: subscriber, upstreams: publishers.count)
                .start(publishers.map { publisher in { publisher.subscribe($0) } })
        }

        /// Merges one more publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {

    /// Publishes the elements of this publisher and of another one of the same type, in the order in which they arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}
