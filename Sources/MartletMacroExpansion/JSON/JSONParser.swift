/// Reads one JSON value from bytes.
///
/// Throws ``JSONError`` for anything that is not JSON and never traps. A limit on nesting protects the stack.
package struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// The maximum nesting: far more than any message has, far less than would overflow the stack.
    private static let deepest = 256

    package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        var reader = JSONParser(bytes: bytes)
        let value = try reader.value()
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.error("unexpected text after the value") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func error(_ problem: String) -> JSONError { JSONError(problem: problem, offset: position) }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(JSONError) {
        guard take(byte) else { throw error("expected '\(Character(Unicode.Scalar(byte)))'") }
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case .some: return try number()
        case nil: throw error("expected a value, but the text ends")
        }
    }

    private mutating func word(_ text: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for byte in text.utf8 { try expect(byte) }
        return value
    }

    private mutating func enter() throws(JSONError) {
        position += 1
        depth += 1
        guard depth <= Self.deepest else { throw error("nested too deeply") }
    }

    private mutating func object() throws(JSONError) -> JSONValue {
        try enter()
        defer { depth -= 1 }
        var members: [String: JSONValue] = [:]
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            let key = try string()
            skipSpace()
            try expect(UInt8(ascii: ":"))
            members[key] = try value()
            skipSpace()
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return .object(members)
    }

    private mutating func array() throws(JSONError) -> JSONValue {
        try enter()
        defer { depth -= 1 }
        var values: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(values) }
        repeat {
            values.append(try value())
            skipSpace()
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return .array(values)
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
        guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
            position = start
            throw error("expected a value")
        }
        return .number(value)
    }

    private mutating func string() throws(JSONError) -> String {
        try expect(UInt8(ascii: "\""))
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
            case 0..<0x20: throw error("a control character must be escaped in a string")
            default: text.append(byte)
            }
        }
        throw error("the string is not closed")
    }

    /// Reads an escape sequence after its backslash.
    private mutating func escape() throws(JSONError) -> [UInt8] {
        guard let byte = next else { throw error("the string is not closed") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
        default: throw error("unknown escape")
        }
    }

    /// Reads `\u`, or a pair of them for a scalar outside the basic plane. A lone surrogate becomes the replacement character.
    private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
        guard UTF16.isLeadSurrogate(first), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        position += 2
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
        let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        guard position + 4 <= bytes.count else { throw error("the string is not closed") }
        var value: UInt16 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw error("expected four hexadecimal digits") }
            value = value << 4 | UInt16(digit)
        }
        position += 4
        return value
    }
}

/// The reason why a text is not JSON, and the byte offset.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    package let problem: String
    package let offset: Int

    package var description: String { "\(problem) at byte \(offset)" }
}
