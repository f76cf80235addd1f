import NIOCore

/// How one session and its page keep in step, over as many sockets as it takes.
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
/// Frames are numbered from 1 and kept until acknowledged. Only a flowing connection sends them; the others catch up later: with the
/// frames they missed, or, if those are no longer kept, with all content anew. A session whose page will need all content anew is
/// *behind*: no frames are made for it, because nobody would read them.
///
/// It knows neither sockets nor elements: it takes in numbers and says what has to be sent.
struct SessionConnection {
    enum State: Hashable, Sendable {
        /// Painted, and no socket yet.
        case waiting
        /// The page reads what is sent.
        case flowing
        /// The page reads too slowly; nothing is sent until it has caught up.
        case stalled
        /// The socket broke.
        case parked
        case closed

        var isAttached: Bool { self == .flowing || self == .stalled }
    }

    /// What a page needs to be in step again.
    enum Catchup {
        /// These frames, in this order.
        case frames([ByteBuffer])
        /// All content anew, and then a frame with these requests if there are any.
        case content(requests: [String])
    }

    /// Nothing can bring a page in step with its session.
    struct OutOfStep: Error, Hashable {
        let reason: String
    }

    enum Acceptance: Hashable {
        /// It is the next event.
        case next
        /// It has been handled before: the page sent it again because it did not know.
        case repeated
        /// Events before it are missing.
        case gap(expected: Int)
    }

    private(set) var state: State = .waiting
    /// The number of the last frame made.
    private(set) var sequence = 0
    /// The number of the last frame given to a socket, or known to the page.
    private var delivered = 0
    /// The number of the last event handled.
    private(set) var handled = 0
    /// Whether the page shall be told of ``handled`` and has not been yet.
    private(set) var owesAcknowledgement = false
    /// Whether only all content anew can bring the page in step.
    private(set) var isBehind = false
    private var replay: ReplayBuffer
    /// The requests of frames that had to go, newest last.
    private var stranded: [(number: Int, request: String)] = []

    /// How many requests are kept beyond their frames.
    static let strandedRequests = 32

    init(replay limits: SessionLimits.Replay) { replay = ReplayBuffer(limits: limits) }

    var unacknowledgedFrames: Int { replay.count }

    // MARK: From the page

    /// A socket has come, from a page that has applied `received` frames and sent `sent` events.
    mutating func attach(received: Int, sent: Int) throws(OutOfStep) -> Catchup {
        guard state != .closed else { throw OutOfStep(reason: "The session has ended.") }
        guard received <= sequence, handled <= sent else { throw OutOfStep(reason: "The page is not in step with its session.") }
        state = .flowing
        owesAcknowledgement = true
        forget(through: received)
        return catchUp(from: received)
    }

    mutating func accept(event number: Int) -> Acceptance {
        owesAcknowledgement = true
        guard number > handled else { return .repeated }
        guard number == handled + 1 else { return .gap(expected: handled + 1) }
        handled = number
        return .next
    }

    /// The page has applied all frames up to this one.
    /// - Returns: Whether there is such a frame.
    mutating func acknowledge(_ number: Int) -> Bool {
        guard number <= sequence else { return false }
        forget(through: number)
        return true
    }

    private mutating func forget(through number: Int) {
        replay.drop(through: number)
        stranded.removeAll { $0.number <= number }
    }

    // MARK: To the page

    /// Takes in what a turn led to. The frame is only made if it will be read.
    /// - Returns: The frame, if it has to be sent now.
    mutating func send(requests: [String], frame: (_ number: Int, _ handled: Int) -> ByteBuffer) -> ByteBuffer? {
        guard state != .closed else { return nil }
        guard !isBehind else {
            strand(requests, of: sequence + 1)
            return nil
        }
        sequence += 1
        let bytes = frame(sequence, handled)
        let dropped = replay.append(ReplayBuffer.Frame(number: sequence, bytes: bytes, requests: requests))
        for frame in dropped { strand(frame.requests, of: frame.number) }
        guard state != .flowing else {
            delivered = sequence
            owesAcknowledgement = false
            return bytes
        }
        if let last = dropped.last, last.number > delivered { fallBehind() }
        return nil
    }

    /// What has been handled has been told.
    mutating func acknowledged() { owesAcknowledgement = false }

    private mutating func fallBehind() {
        isBehind = true
        for frame in replay.takeAll() { strand(frame.requests, of: frame.number) }
    }

    private mutating func strand(_ requests: [String], of number: Int) {
        for request in requests { stranded.append((number, request)) }
        if stranded.count > Self.strandedRequests { stranded.removeFirst(stranded.count - Self.strandedRequests) }
    }

    private mutating func catchUp(from received: Int) -> Catchup {
        if !isBehind, let frames = replay.frames(after: received, through: sequence) {
            delivered = sequence
            return .frames(frames.map(\.bytes))
        }
        fallBehind()
        isBehind = false
        delivered = sequence
        defer { stranded = [] }
        return .content(requests: stranded.map(\.request))
    }

    // MARK: The socket

    /// The socket takes nothing more for now.
    mutating func stall() {
        if state == .flowing { state = .stalled }
    }

    /// The socket takes frames again.
    mutating func resume() -> Catchup {
        guard state == .stalled else { return .frames([]) }
        state = .flowing
        return catchUp(from: delivered)
    }

    /// The socket is gone.
    mutating func detach() {
        if state.isAttached { state = .parked }
    }

    mutating func close() {
        state = .closed
        _ = replay.takeAll()
    }
}
