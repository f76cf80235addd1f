import MartletCombine

/// What happens around one session, for as many listeners as like to hear it.
///
///     @Environment(\.hostEvents) private var hostEvents
///     …
///     .task { for await event in hostEvents { services.handle(event) } }
///     .onReceive(hostEvents.publisher) { services.handle($0) }
///
/// A task hears of an event soon after it, a subscriber of ``publisher`` before anything else happens. Each listener hears what happens from
/// its start on; what is true already is in the environment: `isOnline`, `keyboardHeight`, `notificationPermission`, `scenePhase`.
public final class HostEvents: AsyncSequence, Sendable {
    public typealias Element = HostEvent
    public typealias Failure = Never

    // A subject has a lock of its own.
    private nonisolated(unsafe) let subject = PassthroughSubject<HostEvent, Never>()

    init() {}

    deinit { subject.send(completion: .finished) }

    /// The same events for Combine. They come where the main actor's code runs.
    public var publisher: AnyPublisher<HostEvent, Never> { subject.eraseToAnyPublisher() }

    /// A listener that is away keeps the last 256 events.
    public func makeAsyncIterator() -> AsyncStream<HostEvent>.Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: HostEvent.self, bufferingPolicy: .bufferingNewest(256))
        // Kept by the stream, and cancelled once when it ends.
        nonisolated(unsafe) let subscription = subject.sink(
            receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
        continuation.onTermination = { _ in subscription.cancel() }
        return stream.makeAsyncIterator()
    }

    /// Gives this session a message, as a push service would: the app's own server may keep the events of whom it wants to reach.
    ///
    ///     guests[order.guest]?.deliver(push: ["dish": 3])
    @MainActor
    public func deliver(push payload: HostEvent.Payload) { tell(.push(payload)) }

    @MainActor
    func tell(_ event: HostEvent) { subject.send(event) }

    /// The session has ended.
    @MainActor
    func finish() { subject.send(completion: .finished) }
}

extension EnvironmentValues {
    private struct HostEventsKey: EnvironmentKey {
        static var defaultValue: HostEvents? { nil }
    }

    /// What happens around the session. Outside of one nothing happens.
    public internal(set) var hostEvents: HostEvents {
        get { self[HostEventsKey.self] ?? HostEvents() }
        set { self[HostEventsKey.self] = newValue }
    }
}
