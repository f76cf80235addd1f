import MartletElements

/// Builds JSON text as UTF-8.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends text that is JSON already.
    package mutating func raw(_ json: String) {
        bytes.append(contentsOf: json.utf8)
    }

    package mutating func number(_ number: Int) {
        bytes.append(contentsOf: String(number).utf8)
    }

    /// Writes a string.
    ///
    /// Line and paragraph separators need no escape, because the output is parsed as JSON and never run as script.
    package mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { quote($0) }
    }

    mutating func text(_ text: HTMLWriter) {
        text.bytes.withUnsafeBufferPointer { quote($0) }
    }

    /// Writes a value. Numbers keep their precision; numbers that JSON cannot represent become `null`.
    package mutating func value(_ value: Value?) {
        switch value {
        case nil: raw("null")
        case .bool(let value): raw(value ? "true" : "false")
        case .int(let value): number(value)
        case .double(let value): number(value)
        case .string(let value): text(value)
        case .list(let values):
            raw("[")
            for (index, value) in values.enumerated() {
                if index > 0 { raw(",") }
                self.value(value)
            }
            raw("]")
        case .record(let values):
            raw("{")
            for (index, (name, value)) in values.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { raw(",") }
                text(name)
                raw(":")
                self.value(value)
            }
            raw("}")
        }
    }

    private mutating func number(_ number: Double) {
        if let whole = Int(exactly: number) {
            self.number(whole)
        } else {
            raw(number.isFinite ? String(number) : "null")
        }
    }

    /// Appends runs without escapes as a whole: most texts need none.
    private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        var plain = 0
        for (index, byte) in text.enumerated() where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            bytes.append(contentsOf: text[plain..<index])
            escape(byte)
            plain = index + 1
        }
        bytes.append(contentsOf: text[plain...])
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case UInt8(ascii: "\n"): raw("\\n")
        default: raw("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
        }
    }
}
