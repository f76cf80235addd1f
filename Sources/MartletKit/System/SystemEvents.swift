import Synchronization

/// The system events of one session, for services and models, which cannot use view modifiers.
///
///     RootView().onSystemEvent { events.send($0) }
///     …
///     for await event in events { if case .online(true) = event { await outbox.send() } }
///
/// Each listener receives the events sent after it has started, and buffers the latest 256.
public final class SystemEvents: AsyncSequence, Sendable {
    public typealias Element = SystemEvent
    public typealias Failure = Never

    private struct Listeners {
        var continuations: [Int: AsyncStream<SystemEvent>.Continuation] = [:]
        var count = 0
    }

    private let listeners = Mutex(Listeners())

    public init() {}

    deinit { for continuation in listeners.withLock({ $0.continuations.values.map(\.self) }) { continuation.finish() } }

    /// Sends an event to all listeners.
    public func send(_ event: SystemEvent) {
        for continuation in listeners.withLock({ $0.continuations.values.map(\.self) }) { continuation.yield(event) }
    }

    public func makeAsyncIterator() -> AsyncStream<SystemEvent>.Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: SystemEvent.self, bufferingPolicy: .bufferingNewest(256))
        let id = listeners.withLock { listeners in
            listeners.count += 1
            listeners.continuations[listeners.count] = continuation
            return listeners.count
        }
        continuation.onTermination = { [weak self] _ in _ = self?.listeners.withLock { $0.continuations.removeValue(forKey: id) } }
        return stream.makeAsyncIterator()
    }
}
