import MartletCombine

/// The host events of one session, for any number of listeners.
///
///     @Environment(\.hostEvents) private var hostEvents
///     …
///     .task { for await event in hostEvents { services.handle(event) } }
///     .onReceive(hostEvents.publisher) { services.handle($0) }
///
/// A task receives an event soon after it happens; a subscriber of ``publisher`` receives it at once. A listener receives only events after
/// its start; the current state is in the environment: `isOnline`, `keyboardHeight`, `notificationPermission`, `scenePhase`.
public final class HostEvents: AsyncSequence, Sendable {
    public typealias Element = HostEvent
    public typealias Failure = Never

    // A subject has its own lock.
    private nonisolated(unsafe) let subject = PassthroughSubject<HostEvent, Never>()

    init() {}

    deinit { subject.send(completion: .finished) }

    /// The same events as a Combine publisher. Values arrive on the main actor.
    public var publisher: AnyPublisher<HostEvent, Never> { subject.eraseToAnyPublisher() }

    /// Makes an iterator. While a listener is busy, up to 256 events are buffered; the oldest are dropped first.
    public func makeAsyncIterator() -> AsyncStream<HostEvent>.Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: HostEvent.self, bufferingPolicy: .bufferingNewest(256))
        // The stream keeps the subscription and cancels it once, when it ends.
        nonisolated(unsafe) let subscription = subject.sink(
            receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
        continuation.onTermination = { _ in subscription.cancel() }
        return stream.makeAsyncIterator()
    }

    /// Delivers a push message to this session, as a push service would. The app can store the `HostEvents` of its users to send them
    /// messages later.
    ///
    ///     guests[order.guest]?.deliver(push: ["dish": 3])
    @MainActor
    public func deliver(push payload: HostEvent.Payload) { send(.push(payload)) }

    @MainActor
    func send(_ event: HostEvent) { subject.send(event) }

    /// Completes all streams, because the session has ended.
    @MainActor
    func finish() { subject.send(completion: .finished) }
}

extension EnvironmentValues {
    private struct HostEventsKey: EnvironmentKey {
        static var defaultValue: HostEvents? { nil }
    }

    /// The host events of the session. Outside a session there are none.
    public internal(set) var hostEvents: HostEvents {
        get { self[HostEventsKey.self] ?? HostEvents() }
        set { self[HostEventsKey.self] = newValue }
    }
}
