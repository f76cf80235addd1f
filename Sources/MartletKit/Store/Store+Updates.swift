extension Store {
    /// The values of one part of the state: its current value first, then each new value that differs from the one before.
    ///
    ///     for await tab in store.updates(for: \.routing.tab) { … }
    ///
    /// A slow reader gets only the latest value. The loop does not keep the store alive; it stops listening when it or its task ends.
    public func updates<Part: Equatable & Sendable>(for path: KeyPath<State, Part>) -> AsyncStream<Part> { place.updates(for: path) }
}

extension LiveState {
    /// The values of one part of the state: its current value first, then each new value that differs from the one before.
    ///
    ///     for await tab in state.updates(for: \.routing.tab) { … }
    ///
    /// A slow reader gets only the latest value.
    public func updates<Part: Equatable & Sendable>(for path: KeyPath<State, Part>) -> AsyncStream<Part> { root.place.updates(for: path) }
}

extension StatePlace {
    fileprivate func updates<Part: Equatable & Sendable>(for path: KeyPath<Value, Part>) -> AsyncStream<Part> {
        let (stream, continuation) = AsyncStream.makeStream(of: Part.self, bufferingPolicy: .bufferingNewest(1))
        let listener = Listener<Value, Part>(path) { continuation.yield($0) }
        continuation.yield(read(path))
        add(listener)
        // The stream keeps the listener alive. The place holds it weakly.
        continuation.onTermination = { _ in withExtendedLifetime(listener) {} }
        return stream
    }
}
