import Foundation

/// Answers from files, for an app that brings its data along: `folder/collections/3` is in `folder/collections/3.json`.
public struct FileTransport: Transport {
    private let delay: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - delay: How long an answer takes, as one over a network would.
    ///   - clock: What the delay is waited for on.
    public init(delay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()) {
        self.delay = delay
        self.clock = clock
    }

    public func answer(from address: URL) async throws -> Answer {
        if delay > .zero { try await clock.sleep(for: delay) }
        guard address.isFileURL, let body = try? Data(contentsOf: address.appendingPathExtension("json")) else {
            return Answer(status: 404, body: Data())
        }
        return Answer(status: 200, body: body)
    }
}
