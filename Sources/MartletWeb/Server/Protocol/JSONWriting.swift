import MartletElements
import NIOCore

extension ByteBuffer {
    /// Writes a string as JSON.
    ///
    /// The separators of lines and paragraphs need no escape: what is written here is parsed as JSON, never run as script.
    mutating func writeJSON(_ text: String) {
        var text = text
        writeInteger(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            var plain = 0
            for (index, byte) in utf8.enumerated() where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                writeBytes(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(utf8)[plain..<index]))
                writeEscape(of: byte)
                plain = index + 1
            }
            writeBytes(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(utf8)[plain...]))
        }
        writeInteger(UInt8(ascii: "\""))
    }

    /// Writes a value as JSON. Numbers keep their precision; one that JSON has not becomes `null`.
    mutating func writeJSON(_ value: Value) {
        switch value {
        case .bool(let value): writeString(value ? "true" : "false")
        case .int(let value): writeString(String(value))
        case .double(let value): writeString(value.isFinite ? String(value) : "null")
        case .string(let text): writeJSON(text)
        case .list(let values):
            writeStaticString("[")
            for (index, value) in values.enumerated() {
                if index > 0 { writeStaticString(",") }
                writeJSON(value)
            }
            writeStaticString("]")
        case .record(let values):
            writeStaticString("{")
            for (index, (name, value)) in values.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { writeStaticString(",") }
                writeJSON(name)
                writeStaticString(":")
                writeJSON(value)
            }
            writeStaticString("}")
        }
    }

    private mutating func writeEscape(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): writeStaticString("\\\"")
        case UInt8(ascii: "\\"): writeStaticString("\\\\")
        case UInt8(ascii: "\n"): writeStaticString("\\n")
        default: writeString("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
        }
    }
}

extension HostRequest {
    /// The request as a page reads it: a JSON array of its name and what belongs to it. What the host itself does has none.
    var json: String? {
        switch self {
        case .open(let url): Self.json("open", Self.text(url))
        case .location(let path, let replace): Self.json("location", Self.text(path), replace ? "true" : "false")
        case .back: Self.json("back")
        case .title(let title): Self.json("title", Self.text(title))
        case .copy(let text): Self.json("copy", Self.text(text))
        case .colorScheme(let scheme): Self.json("scheme", scheme.map { Self.text($0.rawValue) } ?? "null")
        case .askForNotifications: Self.json("ask")
        case .notify(let notification):
            Self.json("notify", Self.text(notification.title), Self.text(notification.body), Self.json(.record(notification.payload)))
        case .store: nil
        }
    }

    private static func json(_ name: String, _ parts: String...) -> String {
        "[" + (["\"\(name)\""] + parts).joined(separator: ",") + "]"
    }

    private static func json(_ value: Value) -> String {
        var buffer = ByteBuffer()
        buffer.writeJSON(value)
        return String(buffer: buffer)
    }

    private static func text(_ text: String) -> String {
        var buffer = ByteBuffer()
        buffer.writeJSON(text)
        return String(buffer: buffer)
    }
}
