import Foundation
import MartletCombine
import MartletCore
import Synchronization

/// Tells whether the user's browser has a network, as the browser says it.
///
/// A page that has no connection to the server cannot report that, so the app hears that the browser was offline when it is online again.
///
/// - Partly: the monitor belongs to the session in which it is started; a browser tells neither the network's kind nor its cost.
public final class NWPathMonitor: Sendable, AsyncSequence {
    public typealias Element = NWPath
    public typealias Failure = Never

    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var path = NWPath(status: .satisfied)
        var queue: DispatchQueue?
        var isCancelled = false
    }

    private let state = Mutex(State())
    private let subscription = Mutex<AnyCancellableBox?>(nil)

    public init() {}

    /// - Parameter type: Without effect: a browser does not tell which network it uses.
    public convenience init(requiredInterfaceType type: NWInterface.InterfaceType) { self.init() }

    /// - Parameter types: Without effect: a browser does not tell which network it uses.
    public convenience init(prohibitedInterfaceTypes types: [NWInterface.InterfaceType]) { self.init() }

    /// Called on the monitor's queue with the path at the start, and with each other one.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    public var currentPath: NWPath { state.withLock { $0.path } }
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Begins to tell the paths of the session that runs the code. Without one, the path is always satisfied.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard isFirst else { return }
        onMainQueue {
            guard let session = CurrentSession.context else { return send(.init(status: .satisfied)) }
            send(NWPath(status: session.isOnline ? .satisfied : .unsatisfied))
            let events = session.hostEvents.publisher.sink { [weak self] event in
                if case .online(let isOnline) = event { self?.send(NWPath(status: isOnline ? .satisfied : .unsatisfied)) }
            }
            subscription.withLock { $0 = AnyCancellableBox(events) }
        }
    }

    public func cancel() {
        state.withLock { $0.isCancelled = true }
        subscription.withLock { $0 = nil }
    }

    private func send(_ path: NWPath) {
        let queue = state.withLock { state in
            state.path = path
            return state.queue
        }
        // The handler may be set, or the monitor cancelled, before the queue comes to it.
        queue?.async { [self] in state.withLock { $0.isCancelled ? nil : $0.handler }?(path) }
    }

    /// The paths, from the present one on. The iteration starts the monitor.
    public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self, bufferingPolicy: .bufferingNewest(16))
        pathUpdateHandler = { continuation.yield($0) }
        continuation.onTermination = { [weak self] _ in self?.cancel() }
        start(queue: .main)
        return stream.makeAsyncIterator()
    }
}

/// A subscription that can be ended on any thread: the subject behind it has a lock of its own.
private final class AnyCancellableBox: @unchecked Sendable {
    private let cancellable: AnyCancellable
    init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }
}
