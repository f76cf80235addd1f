import MartletDOM
import NIOCore
import NIOWebSocket

/// The frames that a server sends, as the bytes that go over the wire.
///
/// A text frame is written once, together with its WebSocket header, and the same bytes serve the socket and the replay buffer.
enum ServerFrame {
    /// Frame `number`: the patches of one turn, and what the session asks of its page.
    /// - Parameters:
    ///   - handled: The last event that the session has handled.
    ///   - patches: A JSON array.
    ///   - requests: A JSON array, or `nil` when nothing is asked.
    static func patches(number: Int, handled: Int, _ patches: String, requests: String? = nil) -> ByteBuffer {
        text(capacity: patches.utf8.count + (requests?.utf8.count ?? 0) + 32) { text in
            text.writeString("[\(number),\(handled),")
            text.writeString(patches)
            if let requests {
                text.writeInteger(UInt8(ascii: ","))
                text.writeString(requests)
            }
            text.writeInteger(UInt8(ascii: "]"))
        }
    }

    /// Tells what has been handled when there is nothing else to tell.
    static func acknowledgement(handled: Int) -> ByteBuffer {
        text(capacity: 16) { $0.writeString("[0,\(handled)]") }
    }

    /// All content anew, in place of every frame up to `number`.
    static func reset(handled: Int, content: String, number: Int) -> ByteBuffer {
        text(capacity: content.utf8.count + content.utf8.count / 8 + 48) { text in
            text.writeString("[0,\(handled),\"reset\",")
            text.writeText(content)
            text.writeString(",\(number)]")
        }
    }

    /// The session is gone: the page starts over.
    static func reload(handled: Int, reason: String) -> ByteBuffer {
        text(capacity: 64) { text in
            text.writeString("[0,\(handled),\"reload\",")
            text.writeText(reason)
            text.writeInteger(UInt8(ascii: "]"))
        }
    }

    /// An event was not carried out.
    static func rejected(handled: Int, number: Int, reason: String) -> ByteBuffer {
        text(capacity: 96) { text in
            text.writeString("[0,\(handled),\"rejected\",\(number),")
            text.writeText(reason)
            text.writeInteger(UInt8(ascii: "]"))
        }
    }

    /// A close frame. Its reason is cut to what a control frame can carry.
    static func close(_ code: CloseCode, reason: String) -> ByteBuffer {
        var payload = ByteBuffer()
        payload.writeInteger(code.rawValue)
        payload.writeSubstring(reason.prefix(utf8: 123))
        return control(.connectionClose, payload)
    }

    /// A ping, a pong or a close; they carry at most 125 bytes.
    static func control(_ opcode: WebSocketOpcode, _ payload: ByteBuffer) -> ByteBuffer {
        var frame = ByteBuffer()
        frame.writeInteger(0x80 | UInt8(webSocketOpcode: opcode))
        frame.writeInteger(UInt8(payload.readableBytes))
        frame.writeImmutableBuffer(payload)
        return frame
    }

    /// Leaves room for the longest header, and writes the one that the text turned out to need right before it.
    private static func text(capacity: Int, _ write: (inout ByteBuffer) -> Void) -> ByteBuffer {
        let room = 10
        var frame = ByteBuffer()
        frame.reserveCapacity(capacity + room)
        frame.moveWriterIndex(to: room)
        frame.moveReaderIndex(to: room)
        write(&frame)
        let length = frame.readableBytes
        let header = length < 126 ? 2 : length <= Int(UInt16.max) ? 4 : 10
        let start = room - header
        frame.setInteger(0x80 | UInt8(webSocketOpcode: .text), at: start)
        switch header {
        case 2:
            frame.setInteger(UInt8(length), at: start + 1)
        case 4:
            frame.setInteger(UInt8(126), at: start + 1)
            frame.setInteger(UInt16(length), at: start + 2)
        default:
            frame.setInteger(UInt8(127), at: start + 1)
            frame.setInteger(UInt64(length), at: start + 2)
        }
        frame.moveReaderIndex(to: start)
        return frame
    }
}

/// Why a socket is closed.
struct CloseCode: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt16

    /// Nothing is wrong: an answer to the page's own close.
    static let normal = CloseCode(rawValue: 1000)
    /// The server stops. The page connects again.
    static let goingAway = CloseCode(rawValue: 1001)
    /// The page broke the protocol.
    static let protocolError = CloseCode(rawValue: 1002)
    /// The page went over a limit.
    static let policy = CloseCode(rawValue: 1008)
    /// Another socket took the session over. The page does not connect again by itself.
    static let takenOver = CloseCode(rawValue: 4000)
}

extension String {
    /// The longest beginning of whole characters that has at most this many bytes.
    fileprivate func prefix(utf8 limit: Int) -> Substring {
        guard var end = utf8.index(startIndex, offsetBy: limit, limitedBy: endIndex) else { return self[...] }
        while end.samePosition(in: unicodeScalars) == nil { utf8.formIndex(before: &end) }
        return self[..<end]
    }
}

extension ByteBuffer {
    /// Writes a string as JSON.
    fileprivate mutating func writeText(_ text: String) {
        var json = JSONWriter()
        json.text(text)
        writeBytes(json.bytes)
    }
}
