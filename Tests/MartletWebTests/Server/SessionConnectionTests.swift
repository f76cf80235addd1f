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

    @Test("keeps frames from before the page connects")
    mutating func waiting() throws {
        #expect(send() == nil)
        #expect(send() == nil)
        #expect(connection.state == .waiting)
        #expect(text(try connection.attach(received: 0, sent: 0)) == "1/0 2/0")
        #expect(connection.state == .flowing)
        #expect(send() == "3/0")
    }

    @Test("distinguishes repeated events from missing ones")
    mutating func events() {
        #expect(connection.accept(event: 1) == .next)
        #expect(connection.accept(event: 1) == .repeated)
        #expect(connection.accept(event: 3) == .gap(expected: 2))
        #expect(connection.accept(event: 2) == .next)
        #expect(connection.handled == 2)
    }

    @Test("needs an acknowledgement until a frame contains it")
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

    @Test("sends missed frames again after a lost connection")
    mutating func resume() throws {
        _ = try connection.attach(received: 0, sent: 0)
        for _ in 1...2 { _ = send() }
        connection.detach()
        #expect(connection.state == .parked)
        #expect(send() == nil)
        #expect(text(try connection.attach(received: 1, sent: 0)) == "2/0 3/0")
    }

    @Test("sends all content if the page missed dropped frames")
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

    @Test("creates no frames that will not be sent")
    mutating func behind() {
        for _ in 1...9 { _ = send() }
        #expect(connection.sequence == 4)
    }

    @Test("keeps the requests of dropped frames")
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

    @Test("sends all content again if it was lost with its socket")
    mutating func lostContent() throws {
        for _ in 1...5 { _ = send() }
        #expect(text(try connection.attach(received: 0, sent: 0)) == "content ")
        #expect(send() == "5/0")
        connection.detach()
        #expect(text(try connection.attach(received: 0, sent: 0)) == "content ")
    }

    @Test("does not fall behind if a flowing page acknowledges late")
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

    @Test("stops sending while the page is too slow, and then catches up")
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

    @Test("limits the size of the kept frames")
    mutating func bytes() {
        for _ in 1...2 { _ = connection.send(requests: []) { _, _ in ByteBuffer(repeating: 0, count: 60) } }
        #expect(connection.isBehind)
        #expect(connection.unacknowledgedFrames == 0)
    }

    @Test("rejects a page with impossible frame or event numbers")
    mutating func outOfStep() {
        _ = connection.accept(event: 1)
        #expect(throws: SessionConnection.OutOfSync.self) { try connection.attach(received: 1, sent: 1) }
        #expect(throws: SessionConnection.OutOfSync.self) { try connection.attach(received: 0, sent: 0) }
        #expect(connection.state == .waiting)
    }

    @Test("sends nothing after it is closed")
    mutating func closed() {
        connection.close()
        #expect(send() == nil)
        #expect(throws: SessionConnection.OutOfSync(reason: "The session has ended.")) { try connection.attach(received: 0, sent: 0) }
        connection.detach()
        #expect(connection.state == .closed)
    }
}
