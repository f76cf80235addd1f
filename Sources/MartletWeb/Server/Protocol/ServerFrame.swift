import MartletDOM
import NIOCore
import NIOWebSocket

/// Creates the frames that a server sends, as bytes for the wire.
///
/// A text frame is written once, together with its WebSocket header, and the same bytes serve the socket and the replay buffer.
enum ServerFrame {
    /// Creates frame `number`: the patches of one turn, and the session's requests to its page.
    /// - Parameters:
    ///   - handled: The number of the last event that the session has handled.
    ///   - patches: A JSON array.
    ///   - requests: A JSON array, or `nil` if there are no requests.
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

    /// Creates a frame that only acknowledges events.
    static func acknowledgement(handled: Int) -> ByteBuffer {
        text(capacity: 16) { $0.writeString("[0,\(handled)]") }
    }

    /// Creates a frame that replaces all content, and with it every frame up to `number`.
    /// - Parameter reason: Why the session was restored in another process, in a sentence for the user, or an empty text. The content then has
    ///   other element ids than before. `nil` if the session was not restored.
    static func reset(handled: Int, content: String, number: Int, restoredBecause reason: String? = nil) -> ByteBuffer {
        text(capacity: content.utf8.count + content.utf8.count / 8 + 48) { text in
            text.writeString("[0,\(handled),\"reset\",")
            text.writeText(content)
            text.writeString(",\(number)")
            if let reason {
                text.writeString(",")
                text.writeText(reason)
            }
            text.writeString("]")
        }
    }

    /// Creates a frame that makes the page reload, because its session has ended.
    static func reload(handled: Int, reason: String) -> ByteBuffer {
        text(capacity: 64) { text in
            text.writeString("[0,\(handled),\"reload\",")
            text.writeText(reason)
            text.writeInteger(UInt8(ascii: "]"))
        }
    }

    /// Creates a frame that reports an event which was not carried out.
    static func rejected(handled: Int, number: Int, reason: String) -> ByteBuffer {
        text(capacity: 96) { text in
            text.writeString("[0,\(handled),\"rejected\",\(number),")
            text.writeText(reason)
            text.writeInteger(UInt8(ascii: "]"))
        }
    }

    /// Creates a frame with a sentence that the page shows to its user for a while.
    static func notice(handled: Int, _ sentence: String) -> ByteBuffer {
        text(capacity: 96) { text in
            text.writeString("[0,\(handled),\"notice\",")
            text.writeText(sentence)
            text.writeInteger(UInt8(ascii: "]"))
        }
    }

    /// Creates a close frame. Its reason is truncated to the size of a control frame.
    static func close(_ code: CloseCode, reason: String) -> ByteBuffer {
        var payload = ByteBuffer()
        payload.writeInteger(code.rawValue)
        payload.writeSubstring(reason.prefix(utf8: 123))
        return control(.connectionClose, payload)
    }

    /// Creates a ping, pong or close frame. Its payload has at most 125 bytes.
    static func control(_ opcode: WebSocketOpcode, _ payload: ByteBuffer) -> ByteBuffer {
        var frame = ByteBuffer()
        frame.writeInteger(0x80 | UInt8(webSocketOpcode: opcode))
        frame.writeInteger(UInt8(payload.readableBytes))
        frame.writeImmutableBuffer(payload)
        return frame
    }

    /// Reserves room for the longest header, then writes the header of the actual size directly before the text.
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

/// The reason for closing a socket.
struct CloseCode: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt16

    /// No error: the answer to a close by the page.
    static let normal = CloseCode(rawValue: 1000)
    /// The server stops. The page reconnects.
    static let goingAway = CloseCode(rawValue: 1001)
    /// The page violated the protocol.
    static let protocolError = CloseCode(rawValue: 1002)
    /// The page exceeded a limit.
    static let policy = CloseCode(rawValue: 1008)
    /// Another socket took over the session. The page does not reconnect by itself.
    static let takenOver = CloseCode(rawValue: 4000)
}

extension String {
    /// The longest prefix of whole characters with at most `limit` bytes of UTF-8.
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
