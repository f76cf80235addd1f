import Foundation
import HTTPTypes

extension HTTPClient {
    /// The longest time that a server can make a request wait by `Retry-After`, in seconds. A request that should wait longer is not repeated.
    public static let longestRetryWait: TimeInterval = 60

    /// Returns a client that repeats a request that got no answer, or one that says to try later (408, 429, 502, 503, 504).
    ///
    /// It repeats only what can be done twice without harm: `GET`, `HEAD`, `OPTIONS`, `PUT`, `DELETE`, and any request with the header
    /// `Idempotency-Key`. When all repetitions fail too, the last answer or error is the result. A time that the server names in `Retry-After` takes the
    /// place of the computed one.
    ///
    /// - Parameters:
    ///   - retry: How often to repeat, and how long to wait. Its condition is asked about errors, not about answers.
    ///   - spread: The factors of which one is chosen at random for each wait, so that many clients do not come back at the same time.
    public func retried(
        _ retry: Retry = Retry(3, delay: .milliseconds(500)), clock: any Clock<Duration> = ContinuousClock(),
        spread: ClosedRange<Double> = 0.5...1
    ) -> HTTPClient {
        with { request, next in
            guard request.isRepeatable else { return try await next(request) }
            var delay = retry.delay
            for _ in 0..<retry.limit {
                var named: Duration?
                do {
                    let response = try await next(request)
                    guard response.saysTryLater else { return response }
                    if let seconds = response.retryAfter() {
                        guard seconds <= Self.longestRetryWait else { return response }
                        named = .seconds(max(0, seconds))
                    }
                } catch {
                    guard !Task.isCancelled, !(error is CancellationError), error.isTransport, retry.isTransient(error) else { throw error }
                }
                try await clock.sleep(for: named ?? delay * Double.random(in: spread))
                delay = delay * retry.growth
            }
            return try await next(request)
        }
    }
}

extension HTTPClient.Request {
    fileprivate var isRepeatable: Bool {
        let methods: Set<HTTPClient.Method> = [.get, .head, .options, .put, .delete]
        return methods.contains(method) || HTTPField.Name("Idempotency-Key").map(headers.contains) ?? false
    }
}

extension HTTPClient.Response {
    fileprivate var saysTryLater: Bool { [408, 429, 502, 503, 504].contains(status) }

    /// Dates as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static let dates = Date.ParseStrategy(
        format: """
            \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
            """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt)

    /// The seconds that the server names in `Retry-After`, as a number or a date.
    func retryAfter(now: Date = .now) -> TimeInterval? {
        guard let value = headers[.retryAfter]?.trimmingCharacters(in: .whitespaces) else { return nil }
        if let seconds = Int(value) { return seconds < 0 ? nil : TimeInterval(seconds) }
        return Self.date(value)?.timeIntervalSince(now)
    }

    /// Reads a date as HTTP writes it.
    static func date(_ text: String) -> Date? { try? Date(text, strategy: dates) }
}

extension Error {
    /// Whether the request got no answer. A stub's closure throws errors of its own.
    fileprivate var isTransport: Bool {
        guard let error = self as? HTTPError else { return true }
        if case .transport = error { return true }
        return false
    }
}
