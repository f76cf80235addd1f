#if canImport(Combine)
import Combine
#else
import MartletCombine
#endif

extension Effect where Action: Sendable {
    /// Sends what a publisher publishes, until it completes.
    ///
    ///     .publisher(service.messages.map(ChatAction.received))
    @MainActor
    public static func publisher<P: Publisher>(_ publisher: P) -> Effect where P.Output == Action, P.Failure == Never {
        let subscribe: @MainActor (AsyncStream<Action>.Continuation) -> Void = { continuation in
            let subscription = publisher.sink { _ in
                continuation.finish()
            } receiveValue: {
                continuation.yield($0)
            }
            let holder = SubscriptionHolder(subscription)
            continuation.onTermination = { _ in holder.cancel() }
        }
        return .run { @MainActor send in
            let (stream, continuation) = AsyncStream.makeStream(of: Action.self)
            subscribe(continuation)
            for await action in stream { send(action) }
        }
    }
}

/// `@unchecked Sendable`: Combine's cancellables may be cancelled from any thread, and nothing else is done to this one.
private final class SubscriptionHolder: @unchecked Sendable {
    private let subscription: AnyCancellable

    init(_ subscription: AnyCancellable) { self.subscription = subscription }

    func cancel() { subscription.cancel() }
}
