extension Store {
    /// The values of a part of the state: what it is now, and what it becomes, each when it is another than the one before.
    ///
    ///     for await tab in store.updates(for: \.routing.tab) { … }
    ///
    /// Who is too slow for all of them gets the latest. To listen does not keep the store alive; it ends with the loop or its task.
    public func updates<Part: Equatable & Sendable>(for path: KeyPath<State, Part>) -> AsyncStream<Part> { place.updates(for: path) }
}

extension LiveState {
    /// The values of a part of the state: what it is now, and what it becomes, each when it is another than the one before.
    ///
    ///     for await tab in state.updates(for: \.routing.tab) { … }
    ///
    /// Who is too slow for all of them gets the latest.
    public func updates<Part: Equatable & Sendable>(for path: KeyPath<State, Part>) -> AsyncStream<Part> { root.place.updates(for: path) }
}

extension StatePlace {
    fileprivate func updates<Part: Equatable & Sendable>(for path: KeyPath<Value, Part>) -> AsyncStream<Part> {
        let (stream, continuation) = AsyncStream.makeStream(of: Part.self, bufferingPolicy: .bufferingNewest(1))
        let listener = Listener<Value, Part>(path) { continuation.yield($0) }
        continuation.yield(read(path))
        add(listener)
        // The stream keeps the listener, and the listener is all that keeps the interest.
        continuation.onTermination = { _ in withExtendedLifetime(listener) {} }
        return stream
    }
}
