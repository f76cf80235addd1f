/// Sends the same elements to all listeners, in the same order.
@MainActor
public final class Broadcast<Element: Sendable> {
    private var listeners: [Int: AsyncStream<Element>.Continuation] = [:]
    private var lastKey = 0

    public init() {}

    /// The number of listeners.
    public var listenerCount: Int { listeners.count }

    /// Returns all elements sent from now on. A listener is removed when its sequence is released or its task is cancelled.
    public func listen() -> AsyncStream<Element> {
        lastKey += 1
        let key = lastKey
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        listeners[key] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.listeners[key] = nil }
        }
        return stream
    }

    public func send(_ element: Element) {
        for listener in listeners.values { listener.yield(element) }
    }
}
