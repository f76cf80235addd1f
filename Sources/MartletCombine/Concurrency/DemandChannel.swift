import Foundation

/// The subscriber behind an asynchronous sequence: it asks for one value for each that is awaited.
///
/// ```text
///  idle ── subscription ─▶ subscribed ── completion, cancel ─▶ ended
///    └───────────── cancel ─────────────────────────────────────▲
/// ```
///
/// `@unchecked Sendable`: the lock guards the fields, and a value or an error is handed to one waiting task and kept nowhere.
final class DemandChannel<Input, Failure: Error>: Subscriber, @unchecked Sendable {

    /// How the wait for a value ended: with the value, with nothing more to come, or with an error.
    ///
    /// `@unchecked Sendable`: made for the one task that receives it.
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

    /// Ends the sequence from its reader's side.
    func cancel() {
        end(with: nil)?.cancel()
    }

    /// The next value, or nothing at the end.
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
            // An error is thrown once; after it the sequence is over.
            phase = .ended(nil)
            lock.unlock()
            continuation.resume(returning: Answer(result: error.map { .failure($0) } ?? .success(nil)))
        }
    }

    /// Ends the sequence: the first that waits gets the error, or it is kept for the next who asks.
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

/// Cancels the channel of an iterator when the last copy of the iterator is gone: whoever leaves a `for await` loop unsubscribes.
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
