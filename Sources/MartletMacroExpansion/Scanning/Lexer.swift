/// Splits Swift source into tokens, and omits whitespace and comments.
///
/// It recognizes all syntax in which a bracket or a newline has no structural meaning: nested comments, strings (raw, multiline,
/// interpolated) and regular expressions. It never fails: in truncated source the last token is truncated.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [Token] = []
    private var atLineStart = true

    static func tokens(of text: String) -> [Token] {
        var lexer = Lexer(bytes: Array(text.utf8))
        while lexer.skipTrivia() { lexer.appendToken() }
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the byte at an offset from the current position; `nil` after the end of the source.
    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    /// Whether the source continues with `text` at the current position.
    private func continues(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    // MARK: Space and comments

    /// Skips whitespace and comments. Returns `false` at the end of the source.
    private mutating func skipTrivia() -> Bool {
        while let byte = byte() {
            switch byte {
            case 0x0A, 0x0D:
                atLineStart = true
                position += 1
            case 0x20, 0x09, 0x0B, 0x0C, 0:
                position += 1
            case UInt8(ascii: "/") where continues(with: "//"):
                while let byte = self.byte(), byte != 0x0A, byte != 0x0D { position += 1 }
            case UInt8(ascii: "/") where continues(with: "/*"):
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
            if continues(with: "/*") {
                depth += 1
                position += 2
            } else if continues(with: "*/") {
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

    /// Reads the next token and appends it to the result.
    private mutating func appendToken() {
        let start = position
        let kind = skipToken()
        let touches = tokens.last?.range.upperBound == start
        tokens.append(Token(kind: kind, range: start..<position, startsLine: atLineStart, touchesPrevious: touches))
        atLineStart = false
    }

    /// Moves past the next token and returns its kind.
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
            // Only an operator that starts with a dot can contain dots. A single dot is a member access.
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

    /// Skips a number literal, with its fraction if a digit follows the point: `1.5` is one token, `1...5` and `1.description` are several.
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

    /// Skips an operator up to the first other character, or to the beginning of a comment.
    private mutating func skipOperator() {
        repeat { position += 1 } while byte().map(Self.isOperator) == true && !continues(with: "//") && !continues(with: "/*")
    }

    // MARK: Strings

    /// Skips a raw string, a regular expression with number signs, or a single `#`.
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

    /// Skips a string literal, from its opening quote. `hashes` is the number of `#` before the quote.
    private mutating func skipString(hashes: Int) {
        let isMultiline = continues(with: "\"\"\"")
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while let byte = byte() {
            if byte == UInt8(ascii: "\""), isClosingDelimiter(quotes: quotes, hashes: hashes) {
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

    /// Whether a closing delimiter with these numbers of quotes and number signs is at the current position.
    private func isClosingDelimiter(quotes: Int, hashes: Int) -> Bool {
        let end = position + quotes
        return end <= bytes.count && bytes[position..<end].allSatisfy { $0 == UInt8(ascii: "\"") } && hasHashes(hashes, at: end)
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Skips an interpolation from its opening to its closing parenthesis. The source between them can contain strings and comments.
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
            case UInt8(ascii: "/") where continues(with: "/*"):
                skipBlockComment()
            default:
                position += 1
            }
        }
    }

    // MARK: Regular expressions

    /// Skips `#/…/#`, from its opening slash.
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

    /// Skips `/…/` if an operand can begin here and the line contains a closing slash. Otherwise the slash is an operator, and `false` is
    /// returned.
    private mutating func skipBareRegex() -> Bool {
        guard canBeginOperand, let first = byte(1), first != 0x20, first != 0x09, first != UInt8(ascii: "/"), first != UInt8(ascii: "*")
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
                // An unbalanced parenthesis: the slash is an operator passed as a function, as in `reduce(1, /)`.
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

    /// Whether an operand can begin after the previous token. After a complete operand, a slash is an operator.
    private var canBeginOperand: Bool {
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
