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
    /// Those for pages in frames: the page around lets a frame have the tools for development when somebody uses it.
    let resourcesInFrames: [String: String]
    /// What the process does, for the one that watches it; `nil` if nothing is stored.
    let work: WorkRecord?
    /// The tests that are recorded; `nil` unless the app is under development.
    let recordings: Recordings?
    /// Whether the record of what the process does says at which location: one of the pages in frames may be why the process ends.
    private let recordsLocations: Bool
    /// When a user has begun a session or done something last.
    var lastAction: ContinuousClock.Instant?
    private var unacknowledged: [HostedSession] = []

    init(
        limits: SessionLimits, lowering: any PageLowering, storage: BrowserStorage, snapshots: SnapshotStore? = nil,
        metrics: ServerMetrics, limitLog: LimitLog,
        clock: any HostClock, logger: Logger,
        resources: [String: String], work: WorkRecord? = nil, recordings: Recordings? = nil, recordsLocations: Bool = false
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
        resourcesInFrames = resources.filter { $0.key != "development.js" }
        self.work = work
        self.recordings = recordings
        self.recordsLocations = recordsLocations
    }

    /// Records work for the process that watches this one, while a body runs.
    ///
    /// - Parameter location: The path and query of the page for which it is done.
    func during<Result, Failure: Error>(
        at location: String, _ describe: (inout WorkRecord.Line) -> Void, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let work else { return try body() }
        return try work.during(
            { line in
                describe(&line)
                if recordsLocations { line.append(" at \(location)") }
            }, body)
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
