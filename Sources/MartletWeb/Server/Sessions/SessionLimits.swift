/// Limits for the sessions of a server. Sessions above a limit are rejected or ended.
public struct SessionLimits: Hashable, Sendable {
    /// Limits for the frames kept for a page that has not acknowledged them.
    public struct Replay: Hashable, Sendable {
        public var frames: Int
        public var bytes: Int

        public init(frames: Int = 512, bytes: Int = 256 * 1024) {
            self.frames = frames
            self.bytes = bytes
        }
    }

    /// How long a new session waits for its page to connect.
    public var waitingTime: Duration = .seconds(15)
    /// The maximum number of waiting sessions. Beyond it, the address with the most of them loses its oldest one.
    public var waitingSessions = 1_000
    /// How long a session is kept without a connection.
    public var parkedTime: Duration = .seconds(300)
    /// The maximum number of sessions without a connection. Beyond it, the one disconnected for the longest time ends.
    public var parkedSessions = 5_000
    /// The maximum number of sessions.
    public var sessions = 20_000
    /// The maximum number of sessions per browser.
    public var sessionsPerBrowser = 32
    /// The sustained number of sessions per second that one address may start. Further ones are delayed.
    public var startsPerSecond = 20.0
    /// The maximum number of sessions that one address can start in a burst, after an idle time.
    public var startBurst = 200.0
    /// The delay before an event that changed nothing is acknowledged.
    public var acknowledgementDelay: Duration = .milliseconds(100)
    /// The shortest time between two saves of a session. What changes in between is lost if the process is killed.
    public var savingInterval: Duration = .milliseconds(250)
    public var replay = Replay()

    public init() {}
}
