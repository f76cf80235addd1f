#if canImport(Combine)
import Combine
#else
import MartletCombine
#endif

extension Store {
    /// Publishes one part of the state: its current value first, then each new value that differs from the one before.
    public func publisher<Part: Equatable>(for path: KeyPath<State, Part>) -> AnyPublisher<Part, Never> { place.publisher(for: path) }
}

extension LiveState {
    /// Publishes one part of the state: its current value first, then each new value that differs from the one before.
    public func publisher<Part: Equatable>(for path: KeyPath<State, Part>) -> AnyPublisher<Part, Never> { root.place.publisher(for: path) }
}

extension StatePlace {
    fileprivate func publisher<Part: Equatable>(for path: KeyPath<Value, Part>) -> AnyPublisher<Part, Never> {
        let subject = CurrentValueSubject<Part, Never>(read(path))
        let listener = Listener<Value, Part>(path) { subject.send($0) }
        add(listener)
        // The closure keeps the listener alive for as long as the subscription lives. The place holds the listener weakly.
        return subject.map { value in withExtendedLifetime(listener) { value } }.eraseToAnyPublisher()
    }
}
