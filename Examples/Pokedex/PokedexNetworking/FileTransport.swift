import Foundation

/// Reads answers from files, for an app that includes its data: `folder/collections/3` is in `folder/collections/3.json`.
public struct FileTransport: Transport {
    private let delay: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - delay: The time that an answer takes, to simulate a network.
    ///   - clock: The clock that measures the delay.
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
