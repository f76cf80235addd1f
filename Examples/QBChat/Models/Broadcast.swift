/// Tells all who listen the same, in the same order.
@MainActor
public final class Broadcast<Element: Sendable> {
    private var listeners: [Int: AsyncStream<Element>.Continuation] = [:]
    private var lastKey = 0

    public init() {}

    /// How many listen.
    public var listenerCount: Int { listeners.count }

    /// What is sent from now on. A sequence that is let go of, or whose reader is cancelled, is forgotten.
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
