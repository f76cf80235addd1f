#if canImport(Combine)
import Combine
#else
import MartletCombine
#endif

extension Store {
    /// Publishes a part of the state: what it is now, and what it becomes, each when it is another than the one before.
    public func publisher<Part: Equatable>(for path: KeyPath<State, Part>) -> AnyPublisher<Part, Never> { place.publisher(for: path) }
}

extension LiveState {
    /// Publishes a part of the state: what it is now, and what it becomes, each when it is another than the one before.
    public func publisher<Part: Equatable>(for path: KeyPath<State, Part>) -> AnyPublisher<Part, Never> { root.place.publisher(for: path) }
}

extension StatePlace {
    fileprivate func publisher<Part: Equatable>(for path: KeyPath<Value, Part>) -> AnyPublisher<Part, Never> {
        let subject = CurrentValueSubject<Part, Never>(read(path))
        let listener = Listener<Value, Part>(path) { subject.send($0) }
        add(listener)
        // What the closure holds lives as long as the subscription, and with the listener ends the interest.
        return subject.map { value in withExtendedLifetime(listener) { value } }.eraseToAnyPublisher()
    }
}
