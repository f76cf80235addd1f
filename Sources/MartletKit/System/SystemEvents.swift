import Synchronization

/// System events for services and models, which have no modifiers. One belongs to one session.
///
///     RootView().onSystemEvent { events.send($0) }
///     …
///     for await event in events { if case .online(true) = event { await outbox.send() } }
///
/// Each listener hears what happens from its start on, and keeps the last 256 events while it is away.
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

    /// Tells all who listen.
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
