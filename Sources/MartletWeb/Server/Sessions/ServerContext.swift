import Logging

/// The objects shared by all sessions of a server.
@MainActor
final class ServerContext {
    let limits: SessionLimits
    let lowering: any PageLowering
    let storage: BrowserStorage
    /// Where sessions are saved; `nil` if they end with the process.
    let snapshots: SnapshotStore?
    let metrics: ServerMetrics
    let limitLog: LimitLog
    let clock: any HostClock
    let logger: Logger
    /// The URLs of the resources by name.
    let resources: [String: String]
    /// What the process does, for the one that watches it; `nil` if nothing is stored.
    let work: WorkRecord?
    /// The tests that are recorded; `nil` unless the app is under development.
    let recordings: Recordings?
    /// When a user has begun a session or done something last.
    var lastAction: ContinuousClock.Instant?
    private var unacknowledged: [HostedSession] = []

    init(
        limits: SessionLimits, lowering: any PageLowering, storage: BrowserStorage, snapshots: SnapshotStore? = nil,
        metrics: ServerMetrics, limitLog: LimitLog,
        clock: any HostClock, logger: Logger,
        resources: [String: String], work: WorkRecord? = nil, recordings: Recordings? = nil
    ) {
        self.limits = limits
        self.lowering = lowering
        self.storage = storage
        self.snapshots = snapshots
        self.metrics = metrics
        self.limitLog = limitLog
        self.clock = clock
        self.logger = logger
        self.resources = resources
        self.work = work
        self.recordings = recordings
    }

    /// Records work for the process that watches this one, while a body runs.
    func during<Result, Failure: Error>(
        _ describe: (inout WorkRecord.Line) -> Void, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let work else { return try body() }
        return try work.during(describe, body)
    }

    /// Acknowledges a session's events after a delay, unless a frame has acknowledged them by then. One timer serves all sessions.
    func scheduleAcknowledgement(_ session: HostedSession) {
        unacknowledged.append(session)
        guard unacknowledged.count == 1 else { return }
        clock.wake(after: limits.acknowledgementDelay) { [self] in
            let sessions = unacknowledged
            unacknowledged = []
            for session in sessions { session.acknowledgeIfNeeded() }
        }
    }
}
