import NIOCore
import Testing

@testable import MartletWeb

@Suite("A connection between a session and its page")
struct SessionConnectionTests {
    private var connection = SessionConnection(replay: SessionLimits.Replay(frames: 3, bytes: 100))

    private mutating func send(_ requests: [String] = []) -> String? {
        connection.send(requests: requests) { ByteBuffer(string: "\($0)/\($1)") }.map { String(buffer: $0) }
    }

    private func text(_ catchup: SessionConnection.Catchup) -> String {
        switch catchup {
        case .frames(let frames): frames.map { String(buffer: $0) }.joined(separator: " ")
        case .content(let requests): "content " + requests.joined(separator: " ")
        }
    }

    @Test("keeps what happens before the page connects")
    mutating func waiting() throws {
        #expect(send() == nil)
        #expect(send() == nil)
        #expect(connection.state == .waiting)
        #expect(text(try connection.attach(received: 0, sent: 0)) == "1/0 2/0")
        #expect(connection.state == .flowing)
        #expect(send() == "3/0")
    }

    @Test("counts events, and tells the repeated from the missing")
    mutating func events() {
        #expect(connection.accept(event: 1) == .next)
        #expect(connection.accept(event: 1) == .repeated)
        #expect(connection.accept(event: 3) == .gap(expected: 2))
        #expect(connection.accept(event: 2) == .next)
        #expect(connection.handled == 2)
    }

    @Test("owes an acknowledgement until a frame carries it")
    mutating func acknowledgement() throws {
        _ = try connection.attach(received: 0, sent: 0)
        connection.acknowledged()
        _ = connection.accept(event: 1)
        #expect(connection.needsAcknowledgement)
        #expect(send() == "1/1")
        #expect(!connection.needsAcknowledgement)
    }

    @Test("drops frames once they are acknowledged")
    mutating func drop() throws {
        _ = try connection.attach(received: 0, sent: 0)
        for _ in 1...3 { _ = send() }
        let isKnown = [connection.acknowledge(2), connection.acknowledge(4)]
        #expect(isKnown == [true, false])
        #expect(connection.unacknowledgedFrames == 1)
    }

    @Test("replays after a break what the page did not get")
    mutating func resume() throws {
        _ = try connection.attach(received: 0, sent: 0)
        for _ in 1...2 { _ = send() }
        connection.detach()
        #expect(connection.state == .parked)
        #expect(send() == nil)
        #expect(text(try connection.attach(received: 1, sent: 0)) == "2/0 3/0")
    }

    @Test("sends everything anew when the page missed more than is kept")
    mutating func overflow() throws {
        _ = try connection.attach(received: 0, sent: 0)
        connection.detach()
        for _ in 1...4 { _ = send() }
        #expect(connection.isBehind)
        #expect(text(try connection.attach(received: 0, sent: 0)) == "content ")
        #expect(!connection.isBehind)
        #expect(connection.sequence == 4)
        #expect(send() == "5/0")
    }

    @Test("does not make frames that nobody will read")
    mutating func behind() {
        for _ in 1...9 { _ = send() }
        #expect(connection.sequence == 4)
    }

    @Test("keeps what the session asked for when the frames that asked are gone")
    mutating func maxDroppedRequests() throws {
        _ = try connection.attach(received: 0, sent: 0)
        _ = send(["seen"])
        connection.detach()
        _ = send(["first"])
        for _ in 1...4 { _ = send() }
        _ = send(["second"])
        #expect(text(try connection.attach(received: 1, sent: 0)) == "content first second")
        #expect(text(try connection.attach(received: 5, sent: 0)) == "")
    }

    @Test("sends everything once more when it was lost with its socket")
    mutating func lostContent() throws {
        for _ in 1...5 { _ = send() }
        #expect(text(try connection.attach(received: 0, sent: 0)) == "content ")
        #expect(send() == "5/0")
        connection.detach()
        #expect(text(try connection.attach(received: 0, sent: 0)) == "content ")
    }

    @Test("a flowing page that acknowledges late loses nothing it needs now")
    mutating func lateAcknowledgement() throws {
        _ = try connection.attach(received: 0, sent: 0)
        for number in 1...9 { #expect(send() == "\(number)/0") }
        #expect(!connection.isBehind)
        #expect(connection.unacknowledgedFrames == 3)
        connection.detach()
        #expect(text(try connection.attach(received: 6, sent: 0)) == "7/0 8/0 9/0")
        connection.detach()
        #expect(text(try connection.attach(received: 6, sent: 0)) == "7/0 8/0 9/0")
    }

    @Test("holds back while the page is too slow, and catches up")
    mutating func stall() throws {
        _ = try connection.attach(received: 0, sent: 0)
        #expect(send() == "1/0")
        connection.stall()
        #expect(connection.state == .stalled)
        #expect(send() == nil)
        #expect(send() == nil)
        #expect(text(connection.resume()) == "2/0 3/0")
        #expect(send() == "4/0")
        connection.stall()
        for _ in 1...4 { _ = send() }
        #expect(text(connection.resume()) == "content ")
        #expect(connection.state == .flowing)
    }

    @Test("bounds what it keeps by bytes too")
    mutating func bytes() {
        for _ in 1...2 { _ = connection.send(requests: []) { _, _ in ByteBuffer(repeating: 0, count: 60) } }
        #expect(connection.isBehind)
        #expect(connection.unacknowledgedFrames == 0)
    }

    @Test("refuses a page that claims what cannot be")
    mutating func outOfStep() {
        _ = connection.accept(event: 1)
        #expect(throws: SessionConnection.OutOfSync.self) { try connection.attach(received: 1, sent: 1) }
        #expect(throws: SessionConnection.OutOfSync.self) { try connection.attach(received: 0, sent: 0) }
        #expect(connection.state == .waiting)
    }

    @Test("is over once it is closed")
    mutating func closed() {
        connection.close()
        #expect(send() == nil)
        #expect(throws: SessionConnection.OutOfSync(reason: "The session has ended.")) { try connection.attach(received: 0, sent: 0) }
        connection.detach()
        #expect(connection.state == .closed)
    }
}
