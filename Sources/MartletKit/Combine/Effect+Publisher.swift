#if canImport(Combine)
import Combine
#else
import MartletCombine
#endif

extension Effect where Action: Sendable {
    /// Sends every value that the publisher emits, until the publisher completes.
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

/// `@unchecked Sendable`: the only thing that happens to the subscription is `cancel()`, which Combine allows from any thread.
private final class SubscriptionHolder: @unchecked Sendable {
    private let subscription: AnyCancellable

    init(_ subscription: AnyCancellable) { self.subscription = subscription }

    func cancel() { subscription.cancel() }
}
