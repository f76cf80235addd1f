import MartletElements
import NIOCore

/// A text frame from a page, as listed in `docs/protocol.md`.
enum ClientFrame: Hashable, Sendable {
    /// Event `number`, counted from 1.
    case event(number: Int, SessionEvent)
    /// Event `number`, which cannot be performed, and the reason. It counts as handled, because the page must not send it again.
    case refused(number: Int, reason: String)
    /// Acknowledges that the page has applied all frames up to this one.
    case acknowledge(Int)
    /// Requests an answer, to check that the connection works.
    case ping

    /// Reads a frame.
    /// - Throws: ``MalformedFrame`` for every text that violates the protocol.
    init(_ text: ByteBuffer) throws(MalformedFrame) {
        self = try text.withUnsafeReadableBytes { bytes in
            Result { () throws(MalformedFrame) -> ClientFrame in
                var reader = JSONReader(bytes)
                return try reader.clientFrame()
            }
        }.get()
    }

    /// Reads the number of a too large event from the beginning of its text.
    /// - Throws: ``MalformedFrame`` if the text is not an event.
    init(oversized text: ByteBuffer, limit: Int) throws(MalformedFrame) {
        let number = try text.withUnsafeReadableBytes { bytes in
            Result { () throws(MalformedFrame) -> Int in
                var reader = JSONReader(bytes)
                return try reader.eventNumber()
            }
        }.get()
        guard number > 0 else { throw MalformedFrame("a control frame has more than \(limit) bytes") }
        self = .refused(number: number, reason: "the event has more than \(limit) bytes")
    }

    /// The maximum size in bytes of a path or a URL from a page. Browsers themselves stop at a few thousand.
    static let addressLength = 8 * 1024

    /// The largest integer up to which JavaScript represents all integers exactly.
    static let greatestNumber = 1 << 53
}

/// A frame that violates the protocol, with a description of the error.
struct MalformedFrame: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension JSONReader {
    /// Reads the number at the beginning of a frame; returns 0 for a frame that is not an event.
    fileprivate mutating func eventNumber() throws(MalformedFrame) -> Int {
        try expect("[")
        return try count("the event number")
    }

    mutating func clientFrame() throws(MalformedFrame) -> ClientFrame {
        let number = try eventNumber()
        try expect(",")
        let name = try string()
        let frame: ClientFrame
        if number == 0 {
            frame = try control(name)
        } else {
            try expect(",")
            let element = try count("the element id")
            let content = element == 0 ? try sessionEvent(name) : try elementEvent(name, on: element)
            frame =
                switch content {
                case .success(let event): .event(number: number, event)
                case .failure(let refused): .refused(number: number, reason: refused.description)
                }
        }
        try expect("]")
        try end()
        return frame
    }

    private mutating func control(_ name: String) throws(MalformedFrame) -> ClientFrame {
        switch name {
        case "ping":
            return .ping
        case "ack":
            try expect(",")
            return .acknowledge(try count("the acknowledged frame number"))
        default:
            throw MalformedFrame("unknown control frame '\(name.prefix(32))'")
        }
    }

    private mutating func elementEvent(_ name: String, on element: Int) throws(MalformedFrame) -> Result<SessionEvent, UnfitValue> {
        let action = Action(rawValue: name)
        let value = try optionalValue()
        return Result { () throws(UnfitValue) in
            .element(Event(action, on: ElementID(rawValue: element), value: try action.fitted(value)))
        }
    }

    /// Reads an event of element 0, which is the session itself and has its own event names and values.
    ///
    /// An unknown name is refused as an unknown action of an element is. It does not end the page.
    private mutating func sessionEvent(_ name: String) throws(MalformedFrame) -> Result<SessionEvent, UnfitValue> {
        let hasValue = take(",")
        switch name {
        case "traits":
            return .success(.traits(try traits()))
        case "phase":
            guard let phase = Phase(rawValue: try string()) else { throw MalformedFrame("unknown phase") }
            return .success(.phase(phase))
        case "navigate":
            let path = try string()
            guard path.utf8.first == UInt8(ascii: "/"), isAddress(path) else {
                throw MalformedFrame("a path must begin with '/' and must not contain spaces or control characters")
            }
            return path.utf8.count <= ClientFrame.addressLength ? .success(.navigate(path)) : .failure(UnfitValue("a path is too long"))
        case "open":
            let url = try string()
            guard isAddress(url) else { throw MalformedFrame("a URL must not contain spaces or control characters") }
            return url.utf8.count <= ClientFrame.addressLength ? .success(.open(url)) : .failure(UnfitValue("an opened URL is too long"))
        case "online":
            guard case .bool(let isOnline) = try value() else { throw MalformedFrame("'online' must be true or false") }
            return .success(.online(isOnline))
        case "notifications":
            guard let permission = NotificationPermission(rawValue: try string()) else {
                throw MalformedFrame("unknown notification permission")
            }
            return .success(.notificationPermission(permission))
        case "pushToken":
            let token = try string()
            return token.utf8.count <= ClientFrame.addressLength
                ? .success(.pushToken(token)) : .failure(UnfitValue("a push token is too long"))
        case "push":
            let payload = Value.record(try record())
            return Result { () throws(UnfitValue) in .push(try payload.fitted(to: .push, of: "push").recordValue ?? [:]) }
        default:
            if hasValue, !take("null") { _ = try value() }
            return .failure(UnfitValue("unknown session event '\(name.prefix(32))'"))
        }
    }

    private func isAddress(_ text: String) -> Bool { text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } }

    private mutating func optionalValue() throws(MalformedFrame) -> Value? {
        guard next == UInt8(ascii: ",") else { return nil }
        try expect(",")
        return take("null") ? nil : try value()
    }

    private mutating func count(_ what: StaticString) throws(MalformedFrame) -> Int {
        guard case .int(let number) = try number(), 0...ClientFrame.greatestNumber ~= number else {
            throw MalformedFrame("\(what) must be a nonnegative integer")
        }
        return number
    }
}

extension ValueLimits {
    /// The limits of a push payload. Push services limit it to four kilobytes; its encoding here may need more.
    fileprivate static let push = ValueLimits(bytes: 8 * 1024, count: 256, depth: 8)
}
