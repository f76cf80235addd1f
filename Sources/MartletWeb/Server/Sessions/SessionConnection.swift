import NIOCore

/// Synchronizes a page with its session, across any number of sockets.
///
///                      attach                      detach
///        ┌─────────┐ ─────────▶ ┌──────────────────────────────┐ ─────────▶ ┌────────┐
///  ────▶ │ waiting │            │ attached     stall           │            │ parked │
///        └─────────┘            │  flowing ──────────▶ stalled │ ◀───────── └────────┘
///             │                 │     ▲                   │    │   attach        │
///             │                 │     └───────────────────┘    │                 │
///             │                 │            resume            │                 │
///             │                 └──────────────────────────────┘                 │
///             │                    │         ▲ │                                 │
///             │ close              │ close   └─┘ attach (another socket)         │ close
///             ▼                    ▼                                             ▼
///  ───────────────────────────────── closed ─────────────────────────────────────────
///
/// A page that is loaded again leads from each of these states but the last to *waiting*: ``restart()``.
///
/// Frames are numbered from 1 and kept until the page acknowledges them. They are sent only while the connection is flowing. In the other
/// states the page catches up later: it receives the frames it missed, or all content if some of these were dropped. If some were dropped,
/// the page is *behind*, and no further frames are created until it has received all content.
///
/// This type is independent of sockets and elements: its input are numbers, its output are the frames to send.
struct SessionConnection {
    enum State: Hashable, Sendable {
        /// The page was rendered; no socket has attached yet.
        case waiting
        /// Frames are sent immediately.
        case flowing
        /// The page reads too slowly; nothing is sent until it has caught up.
        case stalled
        /// The socket was lost.
        case parked
        case closed

        var isAttached: Bool { self == .flowing || self == .stalled }
    }

    /// The data that synchronizes a page again.
    enum Catchup {
        /// These frames, in this order.
        case frames([ByteBuffer])
        /// All content, then a frame with these requests if there are any.
        case content(requests: [String])
    }

    /// The page cannot be synchronized with the session.
    struct OutOfSync: Error, Hashable {
        let reason: String
    }

    enum Acceptance: Hashable {
        /// It is the next event.
        case next
        /// A repeated event: the page sent it again because it was not acknowledged.
        case repeated
        /// Events before it are missing.
        case gap(expected: Int)
        /// The page does not know yet that its session was restored, so the event names an element of before. The page sends it again.
        case early
    }

    private(set) var state: State = .waiting
    /// The number of the latest frame.
    private(set) var sequence = 0
    /// The number of the last frame passed to a socket or acknowledged by the page.
    private var delivered = 0
    /// The number of the last handled event.
    private(set) var handled = 0
    /// Whether ``handled`` must still be sent to the page.
    private(set) var needsAcknowledgement = false
    /// The number of the content with which a restored session continues, until the page has applied it.
    private(set) var restoration: Int?
    /// Whether frames that the page needs were dropped, so that it must receive all content.
    private(set) var isBehind = false
    private var replay: ReplayBuffer
    /// The requests of dropped frames, newest last.
    private var droppedRequests: [(number: Int, request: String)] = []

    /// The maximum number of requests kept from dropped frames.
    static let maxDroppedRequests = 32

    init(replay limits: SessionLimits.Replay) { replay = ReplayBuffer(limits: limits) }

    /// Continues the numbers of an earlier process. The page has the content of that process, so it receives all content first.
    init(replay limits: SessionLimits.Replay, sequence: Int, handled: Int) {
        self.init(replay: limits)
        // No frame of the earlier process has this number, so the page's acknowledgement tells that it has the content.
        self.sequence = sequence + 1
        restoration = self.sequence
        self.handled = handled
        isBehind = true
    }

    var unacknowledgedFrames: Int { replay.count }

    // MARK: From the page

    /// Attaches a socket of a page that has applied `received` frames and sent `sent` events.
    mutating func attach(received: Int, sent: Int) throws(OutOfSync) -> Catchup {
        guard state != .closed else { throw OutOfSync(reason: "The session has ended.") }
        guard received <= sequence, handled <= sent else { throw OutOfSync(reason: "The page and its session are out of sync.") }
        state = .flowing
        needsAcknowledgement = true
        forget(through: received)
        return catchUp(from: received)
    }

    /// Starts over with a page that was loaded again. It is rendered with all content, and counts its events from 1.
    mutating func restart() {
        guard state != .closed else { return }
        state = .waiting
        restoration = nil
        handled = 0
        needsAcknowledgement = false
        isBehind = false
        delivered = sequence
        droppedRequests = []
        _ = replay.takeAll()
    }

    mutating func accept(event number: Int) -> Acceptance {
        guard restoration == nil else { return .early }
        needsAcknowledgement = true
        guard number > handled else { return .repeated }
        guard number == handled + 1 else { return .gap(expected: handled + 1) }
        handled = number
        return .next
    }

    /// Drops the frames that the page has applied.
    /// - Returns: Whether a frame with this number was sent.
    mutating func acknowledge(_ number: Int) -> Bool {
        guard number <= sequence else { return false }
        forget(through: number)
        return true
    }

    private mutating func forget(through number: Int) {
        if let restoration, number >= restoration { self.restoration = nil }
        replay.drop(through: number)
        droppedRequests.removeAll { $0.number <= number }
    }

    // MARK: To the page

    /// Records the result of a turn. The frame is created only if it will be needed.
    /// - Returns: The frame, if it must be sent now.
    mutating func send(requests: [String], frame: (_ number: Int, _ handled: Int) -> ByteBuffer) -> ByteBuffer? {
        guard state != .closed else { return nil }
        guard !isBehind else {
            keep(requests, of: sequence + 1)
            return nil
        }
        sequence += 1
        let bytes = frame(sequence, handled)
        let dropped = replay.append(ReplayBuffer.Frame(number: sequence, bytes: bytes, requests: requests))
        for frame in dropped { keep(frame.requests, of: frame.number) }
        guard state != .flowing else {
            delivered = sequence
            needsAcknowledgement = false
            return bytes
        }
        if let last = dropped.last, last.number > delivered { fallBehind() }
        return nil
    }

    /// Records that ``handled`` was sent to the page.
    mutating func acknowledged() { needsAcknowledgement = false }

    private mutating func fallBehind() {
        isBehind = true
        for frame in replay.takeAll() { keep(frame.requests, of: frame.number) }
    }

    private mutating func keep(_ requests: [String], of number: Int) {
        for request in requests { droppedRequests.append((number, request)) }
        if droppedRequests.count > Self.maxDroppedRequests { droppedRequests.removeFirst(droppedRequests.count - Self.maxDroppedRequests) }
    }

    private mutating func catchUp(from received: Int) -> Catchup {
        if !isBehind, restoration.map({ received >= $0 }) ?? true, let frames = replay.frames(after: received, through: sequence) {
            delivered = sequence
            return .frames(frames.map(\.bytes))
        }
        fallBehind()
        isBehind = false
        delivered = sequence
        defer { droppedRequests = [] }
        return .content(requests: droppedRequests.map(\.request))
    }

    // MARK: The socket

    /// Stops sending, because the socket's backlog is full.
    mutating func stall() {
        if state == .flowing { state = .stalled }
    }

    /// Resumes sending.
    mutating func resume() -> Catchup {
        guard state == .stalled else { return .frames([]) }
        state = .flowing
        return catchUp(from: delivered)
    }

    /// Records that the socket was lost.
    mutating func detach() {
        if state.isAttached { state = .parked }
    }

    mutating func close() {
        state = .closed
        _ = replay.takeAll()
    }
}
