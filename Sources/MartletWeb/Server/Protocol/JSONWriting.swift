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
        case .store: nil
        }
    }

    private static func json(_ name: String, _ parts: String...) -> String {
        "[" + (["\"\(name)\""] + parts).joined(separator: ",") + "]"
    }

    private static func text(_ text: String) -> String {
        var buffer = ByteBuffer()
        buffer.writeJSON(text)
        return String(buffer: buffer)
    }
}
