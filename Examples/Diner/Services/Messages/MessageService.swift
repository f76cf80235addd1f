import Combine

/// Shows one message at a time, and hides it after a while.
@MainActor
public final class MessageService: ObservableObject {
    @Published public private(set) var message: Message?

    private let duration: Duration
    private let clock: any Clock<Duration>
    private var hiding: Task<Void, Never>?

    /// - Parameter duration: How long a message is shown.
    public init(duration: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock()) {
        self.duration = duration
        self.clock = clock
    }

    deinit { hiding?.cancel() }

    /// Shows a message instead of the current one. Restarts the timer even if the message is the same.
    public func show(_ message: Message) {
        hiding?.cancel()
        if self.message != message { self.message = message }
        hiding = Task { [weak self, clock, duration] in
            do { try await clock.sleep(for: duration) } catch { return }
            self?.hide()
        }
    }

    public func hide() {
        hiding?.cancel()
        hiding = nil
        if message != nil { message = nil }
    }
}
