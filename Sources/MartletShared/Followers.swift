import Synchronization

/// Those who wait for changes in this process.
final class Followers: Sendable {
    private struct State {
        var signals: [String: [Int: AsyncStream<Void>.Continuation]] = [:]
        var lastKey = 0
    }

    private let state = Mutex(State())

    /// Returns a signal for each change of what has a name, from now on. Changes that are not waited for are one signal.
    func signals(of name: String) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let key = state.withLock { state in
            state.lastKey += 1
            state.signals[name, default: [:]][state.lastKey] = continuation
            return state.lastKey
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { state in
                state.signals[name]?[key] = nil
                if state.signals[name]?.isEmpty == true { state.signals[name] = nil }
            }
        }
        return stream
    }

    func hear(_ news: SharedNews) {
        let heard = state.withLock { state in
            switch news {
            case .all: state.signals.values.flatMap(\.values)
            case .names(let names): names.flatMap { state.signals[$0].map { Array($0.values) } ?? [] }
            }
        }
        for continuation in heard { continuation.yield() }
    }
}
