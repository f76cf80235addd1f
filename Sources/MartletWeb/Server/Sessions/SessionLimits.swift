/// How much sessions may take of the server. What goes over a limit is turned away or cut off, and never grows without end.
public struct SessionLimits: Hashable, Sendable {
    /// How much of what a page has not acknowledged yet is kept for it.
    public struct Replay: Hashable, Sendable {
        public var frames: Int
        public var bytes: Int

        public init(frames: Int = 512, bytes: Int = 256 * 1024) {
            self.frames = frames
            self.bytes = bytes
        }
    }

    /// How long a session that was painted waits for its page to connect.
    public var waitingTime: Duration = .seconds(15)
    /// How many sessions may wait at once. One more, and of the address that has most of them, the one that has waited longest goes.
    public var waitingSessions = 1_000
    /// How long a session outlives its connection.
    public var parkedTime: Duration = .seconds(300)
    /// How many sessions may be without connection at once. One more, and the one that has been so longest goes.
    public var parkedSessions = 5_000
    /// How many sessions there may be in all.
    public var sessions = 20_000
    /// How many sessions one browser may have.
    public var sessionsPerBrowser = 32
    /// How many sessions one address may begin in a second, on and on. Who asks for more waits.
    public var startsPerSecond = 20.0
    /// How many sessions one address may begin at once, after a quiet time.
    public var startBurst = 200.0
    /// For how long the session may say nothing before it acknowledges an event that changed nothing.
    public var acknowledgementDelay: Duration = .milliseconds(100)
    public var replay = Replay()

    public init() {}
}
