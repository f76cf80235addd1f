import Foundation

/// The subscriber behind an asynchronous sequence. It requests one value for each call of `next`.
///
/// ```text
///  idle ── subscription ─▶ subscribed ── completion, cancel ─▶ ended
///    └───────────── cancel ─────────────────────────────────────▲
/// ```
///
/// `@unchecked Sendable`: the lock guards the fields, and each value or error goes to exactly one waiting task.
final class DemandChannel<Input, Failure: Error>: Subscriber, @unchecked Sendable {

    /// The result of waiting: a value, `nil` at the end, or an error.
    ///
    /// `@unchecked Sendable`: only one task receives it.
    struct Answer: @unchecked Sendable {
        let result: Result<Input?, Failure>
    }

    private enum Phase {
        case idle
        case subscribed(Subscription)
        case ended(Failure?)
    }

    private let lock = NSLock()
    private var phase = Phase.idle
    private var waiting: [UnsafeContinuation<Answer, Never>] = []

    func receive(subscription: Subscription) {
        lock.lock()
        guard case .idle = phase else {
            lock.unlock()
            subscription.cancel()
            return
        }
        phase = .subscribed(subscription)
        let owed = waiting.count
        lock.unlock()
        if owed > 0 { subscription.request(.max(owed)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let continuation = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
        continuation?.resume(returning: Answer(result: .success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: end(with: nil)
        case .failure(let error): end(with: error)
        }
    }

    /// Ends the sequence because its reader stops.
    func cancel() {
        end(with: nil)?.cancel()
    }

    /// Returns the next value, or `nil` at the end.
    func next(isolation actor: isolated (any Actor)?) async -> Result<Input?, Failure> {
        await withTaskCancellationHandler(
            operation: {
                await withUnsafeContinuation(isolation: actor) { suspend($0) }
            },
            onCancel: { cancel() },
            isolation: actor
        ).result
    }

    private func suspend(_ continuation: UnsafeContinuation<Answer, Never>) {
        lock.lock()
        switch phase {
        case .idle:
            waiting.append(continuation)
            lock.unlock()
        case .subscribed(let subscription):
            waiting.append(continuation)
            lock.unlock()
            subscription.request(.max(1))
        case .ended(let error):
            // Throw an error once; after it the sequence has ended.
            phase = .ended(nil)
            lock.unlock()
            continuation.resume(returning: Answer(result: error.map { .failure($0) } ?? .success(nil)))
        }
    }

    /// Ends the sequence. The first waiting task gets the error; if none waits, the next call of `next` gets it.
    @discardableResult
    private func end(with error: Failure?) -> Subscription? {
        lock.lock()
        if case .ended = phase {
            lock.unlock()
            return nil
        }
        var subscription: Subscription?
        if case .subscribed(let current) = phase { subscription = current }
        let waiting = waiting
        self.waiting = []
        phase = .ended(waiting.isEmpty ? error : nil)
        lock.unlock()
        for (position, continuation) in waiting.enumerated() {
            let error = position == 0 ? error : nil
            continuation.resume(returning: Answer(result: error.map { .failure($0) } ?? .success(nil)))
        }
        return subscription
    }
}

/// Cancels an iterator's channel when the last copy of the iterator is released, so that leaving a `for await` loop unsubscribes.
final class ChannelReader<Input, Failure: Error>: Sendable {

    let channel: DemandChannel<Input, Failure>

    init<P: Publisher>(of publisher: P) where P.Output == Input, P.Failure == Failure {
        channel = DemandChannel()
        publisher.subscribe(channel)
    }

    deinit {
        channel.cancel()
    }
}
