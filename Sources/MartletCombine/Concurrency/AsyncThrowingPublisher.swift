extension Publisher {

    /// The values of this publisher, as an asynchronous sequence that throws the publisher's failure.
    ///
    /// The loop requests one value for each iteration, so a subject drops values that it sends in between. Leaving the loop, or cancelling
    /// its task, cancels the subscription.
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}

/// The values of a publisher, as an asynchronous sequence that throws the publisher's failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
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
        public typealias Failure = any Error

        fileprivate let reader: ChannelReader<P.Output, P.Failure>

        public mutating func next() async throws -> Element? {
            try await next(isolation: #isolation)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
            try await reader.channel.next(isolation: actor).get()
        }
    }
}
