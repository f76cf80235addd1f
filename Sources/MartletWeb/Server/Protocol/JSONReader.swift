import MartletElements

/// Reads untrusted bytes as JSON, limited to the parts of JSON that the protocol needs. It accepts only valid JSON.
///
/// It is written by hand because every event passes through it: it builds no tree and copies each string once.
struct JSONReader {
    /// The maximum nesting depth of arrays and objects.
    static let greatestDepth = 16

    private let bytes: UnsafeRawBufferPointer
    private var index = 0
    private var depth = 0

    /// The bytes must outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The next byte that is not white space, without reading it.
    var next: UInt8? {
        mutating get {
            skipSpace()
            return peek()
        }
    }

    mutating func expect(_ byte: Unicode.Scalar) throws(MalformedFrame) {
        guard next == UInt8(ascii: byte) else { throw unexpected("'\(byte)'") }
        index += 1
    }

    /// Reads `word` if the next bytes match it. Returns whether they did.
    mutating func take(_ word: StaticString) -> Bool {
        skipSpace()
        guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
        index += word.utf8CodeUnitCount
        return true
    }

    mutating func end() throws(MalformedFrame) {
        guard next == nil else { throw unexpected("the end") }
    }

    mutating func value() throws(MalformedFrame) -> Value {
        switch next {
        case UInt8(ascii: "\""):
            return .string(try string())
        case UInt8(ascii: "t") where take("true"):
            return .bool(true)
        case UInt8(ascii: "f") where take("false"):
            return .bool(false)
        case UInt8(ascii: "["):
            return .list(try list())
        case UInt8(ascii: "{"):
            return .record(try record())
        case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"):
            return try number()
        default:
            throw unexpected("a value")
        }
    }

    private mutating func list() throws(MalformedFrame) -> [Value] {
        try expect("[")
        try descend()
        defer { depth -= 1 }
        var values: [Value] = []
        guard !take("]") else { return values }
        repeat { values.append(try value()) } while take(",")
        try expect("]")
        return values
    }

    /// Reads an object. Members with the value `null` are omitted.
    mutating func record() throws(MalformedFrame) -> [String: Value] {
        try expect("{")
        try descend()
        defer { depth -= 1 }
        var values: [String: Value] = [:]
        guard !take("}") else { return values }
        repeat {
            let name = try string()
            try expect(":")
            values[name] = take("null") ? nil : try value()
        } while take(",")
        try expect("}")
        return values
    }

    private mutating func descend() throws(MalformedFrame) {
        depth += 1
        guard depth <= Self.greatestDepth else { throw MalformedFrame("lists are nested too deeply") }
    }

    private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func unexpected(_ wanted: String) -> MalformedFrame {
        MalformedFrame(index < bytes.count ? "expected \(wanted) at byte \(index)" : "ends where \(wanted) was expected")
    }

    // MARK: Numbers

    /// Reads a number: an `int` if it is written as an integer and fits, otherwise a `double`.
    mutating func number() throws(MalformedFrame) -> Value {
        skipSpace()
        let start = index
        let negative = peek() == UInt8(ascii: "-")
        if negative { index += 1 }
        let leadingZero = peek() == UInt8(ascii: "0")
        let integer = digits()
        guard integer.count > 0, !(leadingZero && integer.count > 1) else { throw unexpected("a number") }
        var isInteger = true
        if peek() == UInt8(ascii: ".") {
            index += 1
            guard digits().count > 0 else { throw unexpected("a digit") }
            isInteger = false
        }
        if let byte = peek(), byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
            guard digits().count > 0 else { throw unexpected("a digit") }
            isInteger = false
        }
        if isInteger, let value = integer.value { return .int(negative ? -value : value) }
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
            throw MalformedFrame("a number is too large")
        }
        return .double(value)
    }

    /// Reads digits. Returns their count, and their value unless it overflows.
    private mutating func digits() -> (count: Int, value: Int?) {
        let start = index
        var value: Int? = 0
        while let byte = peek(), UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
            value = value.flatMap { value in
                let (product, overflow) = value.multipliedReportingOverflow(by: 10)
                let (sum, more) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
                return overflow || more ? nil : sum
            }
            index += 1
        }
        return (index - start, value)
    }

    // MARK: Strings

    mutating func string() throws(MalformedFrame) -> String {
        try expect("\"")
        let start = index
        while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
        guard peek() != UInt8(ascii: "\"") else {
            defer { index += 1 }
            return try text(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
        }
        return try escapedString(from: start)
    }

    /// Reads the rest of a string from its first escape; the part from `start` to here needs no unescaping.
    private mutating func escapedString(from start: Int) throws(MalformedFrame) -> String {
        var units = Array(bytes[start..<index])
        while let byte = peek() {
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                let read = units.withUnsafeBytes { bytes in Result { () throws(MalformedFrame) in try text(bytes) } }
                return try read.get()
            case UInt8(ascii: "\\"):
                units.append(contentsOf: UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter)
            case 0..<0x20:
                throw MalformedFrame("a string has a control character")
            default:
                units.append(byte)
            }
        }
        throw unexpected("the end of a string")
    }

    private func text(_ bytes: UnsafeRawBufferPointer) throws(MalformedFrame) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw MalformedFrame("a string is not UTF-8") }
        return text
    }

    private mutating func escape() throws(MalformedFrame) -> Unicode.Scalar {
        guard let byte = peek() else { throw unexpected("an escape") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw MalformedFrame("a string contains an invalid escape sequence")
        }
    }

    /// Reads a scalar written as one or two UTF-16 units. An unpaired surrogate, which remains when an editor cuts a character in two,
    /// becomes the replacement character and does not end the session.
    private mutating func unicodeEscape() throws(MalformedFrame) -> Unicode.Scalar {
        let unit = try hexadecimal()
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else { return "\u{FFFD}" }
        let mark = index
        index += 2
        let trail = try hexadecimal()
        guard UTF16.isTrailSurrogate(trail) else {
            index = mark
            return "\u{FFFD}"
        }
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }

    private mutating func hexadecimal() throws(MalformedFrame) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw unexpected("a hexadecimal digit")
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }
}
