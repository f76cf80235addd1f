extension Publisher where Failure == Never {

    /// The values of this publisher, as an asynchronous sequence.
    ///
    /// ```swift
    /// for await query in model.$query.values { await search(query) }
    /// ```
    ///
    /// The loop requests one value for each iteration, so a subject drops values that it sends in between. Leaving the loop, or cancelling
    /// its task, cancels the subscription.
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}

/// The values of a publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        Iterator(reader: ChannelReader(of: publisher))
    }

    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        public typealias Failure = Never

        fileprivate let reader: ChannelReader<P.Output, Never>

        public mutating func next() async -> Element? {
            await next(isolation: #isolation)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            await reader.channel.next(isolation: actor).get()
        }
    }
}
