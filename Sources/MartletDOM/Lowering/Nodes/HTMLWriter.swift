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
        append(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            default: nil
            }
        }
    }

    /// Appends an attribute with a preceding space. It omits an empty value and the quotes around a plain one.
    mutating func attribute(_ name: String, _ value: String) {
        raw(" ")
        raw(name)
        if value.isEmpty { return }
        raw("=")
        if value.utf8.allSatisfy({ Self.isPlain($0) }) {
            raw(value)
            return
        }
        raw("'")
        append(value) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: "'"): "&#39;"
            default: nil
            }
        }
        raw("'")
    }

    /// Appends a text and replaces some of its bytes. Runs of other bytes are copied at once; most texts are one such run.
    @inline(__always)
    private mutating func append(_ text: String, replacing replacement: (UInt8) -> StaticString?) {
        var text = text
        text.withUTF8 { text in
            var plain = 0
            for index in text.indices {
                guard let escape = replacement(text[index]) else { continue }
                bytes.append(contentsOf: text[plain..<index])
                escape.withUTF8Buffer { bytes.append(contentsOf: $0) }
                plain = index + 1
            }
            bytes.append(contentsOf: text[plain...])
        }
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

extension HTMLWriter {
    /// The classes of all nodes.
    var classes: Set<String> {
        var lists: Set<String> = []
        bytes.withUnsafeBufferPointer { bytes in
            let mark = Array(" class=".utf8)
            var index = mark.count
            while index < bytes.count {
                defer { index += 1 }
                guard bytes[index - 1] == UInt8(ascii: "="), bytes[(index - mark.count)..<index].elementsEqual(mark) else { continue }
                let quote = [UInt8(ascii: "'"), UInt8(ascii: "\"")].first { $0 == bytes[index] }
                let list = bytes[(quote == nil ? index : index + 1)...].prefix {
                    if let quote { $0 != quote } else { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
                }
                lists.insert(String(decoding: list, as: UTF8.self))
                index = list.endIndex
            }
        }
        return Set(lists.flatMap { $0.split(separator: " ").map(String.init) })
    }
}
