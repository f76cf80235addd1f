/// Builds HTML and style attributes as UTF-8.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Appends text that is HTML already.
    mutating func raw(_ html: String) {
        bytes.append(contentsOf: html.utf8)
    }

    mutating func raw(_ html: HTMLWriter) {
        bytes += html.bytes
    }

    mutating func raw(_ number: Int) {
        bytes.append(contentsOf: String(number).utf8)
    }

    /// Appends a text, escaped for HTML.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            default: bytes.append(byte)
            }
        }
    }

    /// Appends an attribute with a preceding space. It omits an empty value and the quotes around a plain one.
    mutating func attribute(_ name: String, _ value: String) {
        raw(" ")
        raw(name)
        if value.isEmpty { return }
        raw("=")
        if value.utf8.allSatisfy(Self.isPlain) {
            raw(value)
            return
        }
        raw("'")
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: "'"): raw("&#39;")
            default: bytes.append(byte)
            }
        }
        raw("'")
    }

    mutating func attribute(_ name: String, _ value: Int) {
        raw(" ")
        raw(name)
        raw("=")
        raw(value)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
