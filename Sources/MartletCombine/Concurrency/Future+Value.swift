extension Future where Failure == Never {

    /// The value of this future, as soon as there is one. Waits where the caller runs, so it serves the main actor as well.
    nonisolated(nonsending) public var value: Output {
        get async { await outcome().get() }
    }
}

extension Future {

    /// The value of this future, as soon as there is one, or its failure.
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

    /// What the future came to, on its way to the task that waits.
    ///
    /// `@unchecked Sendable`: made for that one task.
    private struct Outcome: @unchecked Sendable {
        let result: Result<Output, Failure>
    }
}
