#if os(Linux)
import Foundation
import NIOHTTP1

/// A connection whose first request the front has not given away yet.
///
/// The front looks at what has come without taking it, so the host reads the request from its beginning.
///
///     reading ──the head is there──▶ held ──pass(over:)──▶ passed ──wasTaken()──▶ taken ──the host has answered──▶ (closed here)
///        │                            │                    │                     │
///        └────────answer(_:)──────────┴────────────────────┴─────────────────────┴──▶ answering ──the other end closes, or some time──▶ (closed)
@MainActor
final class Arrival {
    private enum State { case reading, held, passed, taken, answering, closed }

    /// What is needed of the first request later.
    struct Request: Codable, Sendable {
        /// Whether its answer has a body.
        var hasBody: Bool
        /// What the proxy says of the visitor's address.
        var forwarded: String?

        init(_ head: HTTPRequestHead) {
            hasBody = head.method != .HEAD
            // The proxy's entry is the last one; the others can be long.
            forwarded = (head.headers["x-forwarded-for"].last?.suffix(100)).map(String.init)
        }
    }

    let number: Int
    let address: ClientAddress?
    /// When the front stops to wait: for the rest of the head, for a host to take the connection, or for the other end to close.
    private(set) var deadline: ContinuousClock.Instant
    /// Whether the request was not read yet, and not answered.
    var isUntaken: Bool { state == .held || state == .passed }
    /// Whether a part of the answer may have been sent by a host.
    var hasBegun = false
    /// Whether the front waits for the other end, and not for a host.
    var isWaiting: Bool { state == .reading || state == .answering }
    /// Whether the front itself has answered.
    var isAnswered: Bool { state == .answering }
    /// The user whose request it is, once the front knows.
    var user: User?
    /// Whether the request names no user.
    var isNewcomer = false
    private(set) var request: Request?
    private let descriptor: CInt
    private let reader = HeadReader()
    private let requestTime: Duration
    private let source: any DispatchSourceRead
    private var state: State = .reading
    private let hasHead: @MainActor (Arrival, HeadReader.Progress) -> Void
    private let isDone: @MainActor (Arrival) -> Void

    private static let idleTime: Duration = .seconds(60)
    /// How long a request waits for a host. One that is stuck is ended before, and the request goes to the next.
    private static let hostTime: Duration = .seconds(60)
    private static let closingTime: Duration = .seconds(2)

    /// - Parameters:
    ///   - descriptor: The connection's; the arrival closes it.
    ///   - hasHead: Called once, with the head or what is wrong with it.
    ///   - isDone: Called once, at the end.
    init(
        _ number: Int, descriptor: CInt, address: ClientAddress?, requestTime: Duration,
        hasHead: @escaping @MainActor (Arrival, HeadReader.Progress) -> Void, isDone: @escaping @MainActor (Arrival) -> Void
    ) {
        self.number = number
        self.descriptor = descriptor
        self.address = address
        self.requestTime = requestTime
        self.hasHead = hasHead
        self.isDone = isDone
        deadline = .now + Self.idleTime
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        // The descriptor may not be closed before the source has let go of it.
        source.setCancelHandler { Foundation.close(descriptor) }
        source.activate()
    }

    /// Continues with a connection that the front before has given to a host.
    /// - Parameter place: What the host has of it.
    convenience init(
        _ record: ArrivalRecord, at place: ArrivalRecord.Place, descriptor: CInt, requestTime: Duration,
        hasHead: @escaping @MainActor (Arrival, HeadReader.Progress) -> Void, isDone: @escaping @MainActor (Arrival) -> Void
    ) {
        self.init(
            record.number, descriptor: descriptor, address: record.address.map { ClientAddress(written: $0) },
            requestTime: requestTime, hasHead: hasHead, isDone: isDone)
        source.suspend()
        state = place.isTaken ? .taken : .passed
        hasBegun = place.hasBegun
        user = record.user
        isNewcomer = record.isNewcomer
        request = record.request
        deadline = .now + Self.hostTime
    }

    /// Describes it to the front that takes over.
    /// - Parameter host: The host that has it, or was given it.
    /// - Returns: `nil` if it is answered already.
    func record(at host: Int?) -> ArrivalRecord? {
        let place: ArrivalRecord.Place?
        switch state {
        case .reading, .held: place = nil
        case .passed, .taken:
            guard let host else { return nil }
            place = ArrivalRecord.Place(host: host, isTaken: state == .taken, hasBegun: hasBegun)
        case .answering, .closed: return nil
        }
        return ArrivalRecord(
            number: number, address: address?.description, place: place, user: user, isNewcomer: isNewcomer, request: request)
    }

    /// Gives the connection to another front.
    func hand(_ record: ArrivalRecord, over link: Link, until end: ContinuousClock.Instant) -> Link.Delivery {
        link.send(TakeoverReply.arrival(record), descriptor: descriptor, until: end)
    }

    private func read() {
        switch state {
        case .reading: peek()
        case .answering: discard()
        case .held, .passed, .taken, .closed: break
        }
    }

    private func peek() {
        withUnsafeTemporaryAllocation(byteCount: HeadReader.capacity, alignment: 1) { buffer in
            let count = recv(descriptor, buffer.baseAddress, buffer.count, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT))
            guard count >= 0 else { return errno == EAGAIN || errno == EINTR ? () : close() }
            // What came before is still there, so nothing new is the end.
            guard count > reader.count else { return close() }
            if reader.count == 0 { deadline = .now + requestTime }
            let progress = reader.read(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            switch progress {
            case .incomplete: return wake(at: count + 1)
            case .head(let head): request = Request(head)
            case .malformed, .tooLong: break
            }
            wake(at: 1)
            state = .held
            deadline = .now + Self.hostTime
            source.suspend()
            hasHead(self, progress)
        }
    }

    /// Lets the socket be readable from a count of bytes on. Otherwise what has only been looked at would wake the front again and again.
    private func wake(at count: Int) {
        var count = CInt(count)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, socklen_t(MemoryLayout<CInt>.size))
    }

    // MARK: The request is given away

    /// Sends the connection to a host. The front keeps it until the host has taken it.
    func pass(over link: Link) -> Link.Delivery {
        guard isUntaken else { return .refused }
        state = .passed
        return link.send(FrontMessage.connection(number, isNewcomer: isNewcomer), descriptor: descriptor)
    }

    /// Records that a host reads from the connection.
    func wasTaken() {
        if state == .passed { state = .taken }
    }

    /// Gives the connection away for good.
    /// - Returns: The descriptor, which is the caller's; `nil` if the connection has ended, or a host has it.
    func take() -> CInt? {
        guard state == .held else { return nil }
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        close()
        return copy >= 0 ? copy : nil
    }

    // MARK: The front answers

    func answer(_ answer: FrontAnswer) {
        guard isUntaken || (state == .taken && !hasBegun) else { return close() }
        discard()
        guard state != .closed else { return }
        let bytes = answer.bytes(hasBody: request?.hasBody ?? true)
        // It is short, and the first that is sent: there is room for it.
        guard send(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL)) == bytes.count else { return close() }
        shutdown(descriptor, CInt(SHUT_WR))
        // A close with something unread would take the answer away from the other end.
        deadline = .now + Self.closingTime
        state = .answering
        source.resume()
    }

    private func discard() {
        withUnsafeTemporaryAllocation(byteCount: 16 * 1024, alignment: 1) { buffer in
            var count = recv(descriptor, buffer.baseAddress, buffer.count, CInt(MSG_DONTWAIT))
            var rounds = 0
            while count > 0, rounds < 64 {
                count = recv(descriptor, buffer.baseAddress, buffer.count, CInt(MSG_DONTWAIT))
                rounds += 1
            }
            if count == 0, state == .answering { close() }
            if count < 0, errno != EAGAIN, errno != EINTR { close() }
        }
    }

    /// Lets go of the connection. If a host has it, it goes on there.
    func close() {
        guard state != .closed else { return }
        let isSuspended = isUntaken || state == .taken
        state = .closed
        source.cancel()
        if isSuspended { source.resume() }
        isDone(self)
    }
}
#endif
