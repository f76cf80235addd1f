/// Splits Swift source into tokens, without whitespace and comments.
///
/// It recognizes everything that can hide a bracket or a newline: nested comments, raw, multiline and interpolated strings, and regular
/// expressions. It never fails; in truncated source the last token is truncated.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [Token] = []
    private var atLineStart = true

    static func tokens(of text: String) -> [Token] {
        var lexer = Lexer(bytes: Array(text.utf8))
        while lexer.skipTrivia() { lexer.takeToken() }
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private func follows(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    // MARK: Space and comments

    /// Moves to the next token. Returns `false` if there is none.
    private mutating func skipTrivia() -> Bool {
        while let byte = byte() {
            switch byte {
            case 0x0A, 0x0D:
                atLineStart = true
                position += 1
            case 0x20, 0x09, 0x0B, 0x0C, 0:
                position += 1
            case UInt8(ascii: "/") where follows("//"):
                while let byte = self.byte(), byte != 0x0A, byte != 0x0D { position += 1 }
            case UInt8(ascii: "/") where follows("/*"):
                skipBlockComment()
            default:
                return true
            }
        }
        return false
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if follows("/*") {
                depth += 1
                position += 2
            } else if follows("*/") {
                depth -= 1
                position += 2
            } else {
                if byte() == 0x0A { atLineStart = true }
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
    }

    // MARK: Tokens

    private mutating func takeToken() {
        let start = position
        let kind = skipToken()
        let touches = tokens.last?.range.upperBound == start
        tokens.append(Token(kind: kind, range: start..<position, startsLine: atLineStart, touchesPrevious: touches))
        atLineStart = false
    }

    private mutating func skipToken() -> Token.Kind {
        guard let first = byte() else { return .mark }
        switch first {
        case UInt8(ascii: "\""):
            skipString(hashes: 0)
            return .string
        case UInt8(ascii: "#"):
            return skipHash()
        case UInt8(ascii: "`"):
            position += 1
            skip { $0 != UInt8(ascii: "`") && $0 != 0x0A }
            if byte() == UInt8(ascii: "`") { position += 1 }
            return .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return .number
        case UInt8(ascii: "/") where skipBareRegex():
            return .regex
        case _ where Self.isWord(first):
            skip(while: Self.isWord)
            return .word
        case UInt8(ascii: "."):
            // An operator can contain dots only if it starts with one. A single dot is a member access.
            guard let second = byte(1), second == UInt8(ascii: ".") else {
                position += 1
                return .mark
            }
            skip { $0 == UInt8(ascii: ".") || Self.isOperator($0) }
            return .operator
        case _ where Self.isOperator(first):
            skipOperator()
            return .operator
        default:
            position += 1
            return .mark
        }
    }

    private mutating func skip(while matches: (UInt8) -> Bool) {
        while let byte = byte(), matches(byte) { position += 1 }
    }

    /// Skips digits, and a fraction if a digit follows the point: `1.5` is one token, `1...5` and `1.description` are several.
    private mutating func skipNumber() {
        skip(while: Self.isWord)
        if byte() == UInt8(ascii: "."), let digit = byte(1), Self.isDigit(digit) {
            position += 1
            skip(while: Self.isWord)
        }
        if let sign = byte(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"), position > 0,
            bytes[position - 1] | 0x20 == UInt8(ascii: "e"), let digit = byte(1), Self.isDigit(digit)
        {
            position += 1
            skip(while: Self.isWord)
        }
    }

    /// Skips an operator. It ends where a comment begins.
    private mutating func skipOperator() {
        repeat { position += 1 } while byte().map(Self.isOperator) == true && !follows("//") && !follows("/*")
    }

    // MARK: Strings

    /// Skips a raw string, an extended regular expression, or a single `#`.
    private mutating func skipHash() -> Token.Kind {
        let start = position
        skip { $0 == UInt8(ascii: "#") }
        let hashes = position - start
        switch byte() {
        case UInt8(ascii: "\""):
            skipString(hashes: hashes)
            return .string
        case UInt8(ascii: "/"):
            skipExtendedRegex(hashes: hashes)
            return .regex
        default:
            position = start + 1
            return .mark
        }
    }

    /// Skips a string literal, starting at its opening quote, which `hashes` number signs precede.
    private mutating func skipString(hashes: Int) {
        let isMultiline = follows("\"\"\"")
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while let byte = byte() {
            if byte == UInt8(ascii: "\""), closes(quotes: quotes, hashes: hashes) {
                position += quotes + hashes
                return
            }
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
                position += 1 + hashes
                if self.byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
            } else if byte == 0x0A, !isMultiline {
                return
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    private func closes(quotes: Int, hashes: Int) -> Bool {
        let end = position + quotes
        return end <= bytes.count && bytes[position..<end].allSatisfy { $0 == UInt8(ascii: "\"") } && hasHashes(hashes, at: end)
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Skips an interpolation from its opening to its closing parenthesis. It contains Swift source, including strings.
    private mutating func skipInterpolation() {
        var depth = 0
        while let byte = byte() {
            switch byte {
            case UInt8(ascii: "("):
                depth += 1
                position += 1
            case UInt8(ascii: ")"):
                depth -= 1
                position += 1
                if depth == 0 { return }
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                _ = skipToken()
            case UInt8(ascii: "/") where follows("/*"):
                skipBlockComment()
            default:
                position += 1
            }
        }
    }

    // MARK: Regular expressions

    private mutating func skipExtendedRegex(hashes: Int) {
        position += 1
        while let byte = byte() {
            if byte == UInt8(ascii: "/"), hasHashes(hashes, at: position + 1) {
                position += 1 + hashes
                return
            }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position, bytes.count)
    }

    /// Skips `/…/` if an operand can begin here and the line contains a closing slash. Otherwise the slash is an operator.
    private mutating func skipBareRegex() -> Bool {
        guard mayBeginOperand, let first = byte(1), first != 0x20, first != 0x09, first != UInt8(ascii: "/"), first != UInt8(ascii: "*")
        else {
            return false
        }
        var end = position + 1
        var inClass = false
        var groups = 0
        while end < bytes.count, bytes[end] != 0x0A {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): inClass = true
            case UInt8(ascii: "]"): inClass = false
            case UInt8(ascii: "(") where !inClass: groups += 1
            case UInt8(ascii: ")") where !inClass:
                // An operator passed as a function, as in `reduce(1, /)`.
                guard groups > 0 else { return false }
                groups -= 1
            case UInt8(ascii: "/") where !inClass:
                guard bytes[end - 1] != 0x20 else { return false }
                position = end + 1
                return true
            default: break
            }
            end += 1
        }
        return false
    }

    private var mayBeginOperand: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .operator: return true
        case .mark: return "([{,:;".utf8.contains(bytes[last.range.lowerBound])
        case .word: return ["return", "try", "await", "in", "case"].contains(String(decoding: bytes[last.range], as: UTF8.self))
        case .number, .string, .regex: return false
        }
    }

    // MARK: Characters

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}
