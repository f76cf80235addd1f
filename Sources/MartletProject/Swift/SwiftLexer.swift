/// Splits Swift source into tokens. It knows nested comments, all kinds of strings with interpolations, and regular expressions.
package struct SwiftLexer {
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var tokens: [SwiftToken] = []

    package static func tokens(in bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: bytes)
        lexer.readCode(inInterpolation: false)
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Reads code to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(inInterpolation: Bool) {
        var depth = 0
        while place < bytes.count {
            let start = place
            let byte = bytes[place]
            if isNewline(byte) {
                place += isHere("\r\n") ? 2 : 1
                add(.newline, from: start)
                line += 1
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                place += 1
            } else if isHere("//") || (start == 0 && isHere("#!")) {
                while place < bytes.count, !isNewline(bytes[place]) { place += 1 }
                add(.comment, from: start)
            } else if isHere("/*") {
                readBlockComment()
            } else if let quote = openingQuote() {
                readString(quote)
            } else if let length = regexLength() {
                place += length
                add(.string, from: start)
            } else if isWordStart(byte) {
                place += 1
                while place < bytes.count, isWordPart(bytes[place]) { place += 1 }
                if byte == UInt8(ascii: "`"), place < bytes.count, bytes[place] == byte { place += 1 }
                add(.word, from: start)
            } else if isDigit(byte) {
                while place < bytes.count, isWordPart(bytes[place]) || isFraction(at: place) { place += 1 }
                add(.number, from: start)
            } else {
                if isHere("(") { depth += 1 }
                if isHere(")") {
                    if inInterpolation, depth == 0 { return }
                    depth -= 1
                }
                place += 1
                add(.mark, from: start)
            }
        }
    }

    /// Reads a block comment. Block comments nest in Swift.
    private mutating func readBlockComment() {
        let (start, startLine) = (place, line)
        var depth = 0
        repeat {
            if isHere("/*") {
                depth += 1
                place += 2
            } else if isHere("*/") {
                depth -= 1
                place += 2
            } else {
                skip()
            }
        } while depth > 0 && place < bytes.count
        add(.comment, from: start, line: startLine)
    }

    private struct Quote {
        let hashes: Int
        let isMultiline: Bool
        private var marks: String { String(repeating: "#", count: hashes) }
        var closing: String { (isMultiline ? "\"\"\"" : "\"") + marks }
        var escape: String { "\\" + marks }
    }

    private func openingQuote() -> Quote? {
        let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
        guard isHere("\"", after: hashes) else { return nil }
        return Quote(hashes: hashes, isMultiline: isHere("\"\"\"", after: hashes))
    }

    private mutating func readString(_ quote: Quote) {
        var (start, startLine) = (place, line)
        let (closing, escape) = (quote.closing, quote.escape)
        place += closing.utf8.count
        while place < bytes.count, !isHere(closing) {
            if isHere(escape + "(") {
                place += escape.utf8.count + 1
                add(.string, from: start, line: startLine)
                readCode(inInterpolation: true)
                (start, startLine) = (place, line)
                if place < bytes.count { place += 1 }
            } else if isHere(escape) {
                place += escape.utf8.count
                if place < bytes.count { skip() }
            } else if isNewline(bytes[place]), !quote.isMultiline {
                // This was not a string: code that does not compile.
                return add(.string, from: start, line: startLine)
            } else {
                skip()
            }
        }
        place = min(place + closing.utf8.count, bytes.count)
        add(.string, from: start, line: startLine)
    }

    /// Returns the length of a regular expression `/…/` or `#/…/#` that begins here.
    ///
    /// A slash after an operand divides. One before a space is an operator, too.
    private func regexLength() -> Int? {
        let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
        guard isHere("/", after: hashes) else { return nil }
        if hashes == 0 {
            guard place + 1 < bytes.count, ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "=")].contains(bytes[place + 1]),
                !followsOperand
            else { return nil }
        }
        let closing = "/" + String(repeating: "#", count: hashes)
        var end = place + hashes + 1
        while end < bytes.count, hashes > 0 || !isNewline(bytes[end]) {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 2
            } else if bytes[end...].starts(with: closing.utf8) {
                return end + closing.utf8.count - place
            } else {
                end += 1
            }
        }
        return nil
    }

    /// Whether the token before this place ends a value, so that a slash after it divides.
    private var followsOperand: Bool {
        guard let last = tokens.last(where: { $0.kind != .comment }) else { return false }
        switch last.kind {
        case .number, .string: return true
        case .word:
            let word = String(decoding: bytes[last.range], as: UTF8.self)
            return !["return", "in", "case", "if", "guard", "while", "try", "await", "else", "where"].contains(word)
        case .mark: return [")", "]", "}", "?", "!", "*", "/", "."].contains(Character(UnicodeScalar(bytes[last.range.lowerBound])))
        case .comment, .newline: return false
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int, line: Int? = nil) {
        tokens.append(SwiftToken(kind: kind, range: start..<place, line: line ?? self.line))
    }

    /// Passes one byte, and counts the line if it ends one.
    private mutating func skip() {
        if isHere("\r\n") { place += 1 }
        if isNewline(bytes[place]) { line += 1 }
        place += 1
    }

    private func isHere(_ text: String, after distance: Int = 0) -> Bool {
        bytes[min(place + distance, bytes.count)...].starts(with: text.utf8)
    }

    private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private func isWordStart(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "`") || (isWordPart(byte) && !isDigit(byte)) }
    private func isFraction(at place: Int) -> Bool {
        bytes[place] == UInt8(ascii: ".") && place + 1 < bytes.count && isDigit(bytes[place + 1])
    }

    /// Bytes from 128 belong to characters that are letters for the most part.
    private func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
            true
        default: isDigit(byte)
        }
    }
}
