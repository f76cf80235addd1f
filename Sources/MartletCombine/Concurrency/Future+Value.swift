extension Future where Failure == Never {

    /// The value of this future. Awaiting it stays on the caller's actor, so the main actor can await it, too.
    nonisolated(nonsending) public var value: Output {
        get async { await outcome().get() }
    }
}

extension Future {

    /// The value of this future, or its error.
    nonisolated(nonsending) public var value: Output {
        get async throws { try await outcome().get() }
    }

    nonisolated(nonsending) private func outcome() async -> Result<Output, Failure> {
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Outcome, Never>) in
            subscribe(
                Subscribers.Sink<Output, Failure>(
                    receiveCompletion: { completion in
                        guard case .failure(let error) = completion else { return }
                        continuation.resume(returning: Outcome(result: .failure(error)))
                    },
                    receiveValue: { continuation.resume(returning: Outcome(result: .success($0))) }))
        }.result
    }

    /// The result of a future, to pass to the waiting task.
    ///
    /// `@unchecked Sendable`: only that task receives it.
    private struct Outcome: @unchecked Sendable {
        let result: Result<Output, Failure>
    }
}
