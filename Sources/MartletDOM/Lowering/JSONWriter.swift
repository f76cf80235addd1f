/// A JSON text in the making, as UTF-8.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func raw(_ json: String) {
        bytes.append(contentsOf: json.utf8)
    }

    mutating func number(_ number: Int) {
        bytes.append(contentsOf: String(number).utf8)
    }

    mutating func text(_ text: String) {
        quote(text.utf8)
    }

    mutating func text(_ text: HTMLWriter) {
        quote(text.bytes)
    }

    private mutating func quote(_ text: some Sequence<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case UInt8(ascii: "\n"): raw("\\n")
            case 0..<0x20:
                raw("\\u00")
                bytes.append(Self.digits[Int(byte >> 4)])
                bytes.append(Self.digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
