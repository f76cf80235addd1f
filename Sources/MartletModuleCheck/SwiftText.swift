/// Swift source in which comments and the contents of string literals are replaced by spaces. The code keeps its lines.
struct SwiftText {
    private var bytes: [UInt8]
    private var place = 0

    init(_ source: some StringProtocol) {
        bytes = Array(source.utf8)
        readCode(inInterpolation: false)
    }

    var code: String { String(decoding: bytes, as: UTF8.self) }

    /// Reads code to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(inInterpolation: Bool) {
        var depth = 0
        while place < bytes.count {
            if isHere("//") {
                while place < bytes.count, !isNewline(bytes[place]) { blank(1) }
            } else if isHere("/*") {
                blankBlockComment()
            } else if let quote = openingQuote() {
                blankString(quote)
            } else {
                if isHere("(") { depth += 1 }
                if isHere(")") {
                    if inInterpolation, depth == 0 { return }
                    depth -= 1
                }
                place += 1
            }
        }
    }

    /// Blanks a block comment. Block comments nest in Swift.
    private mutating func blankBlockComment() {
        var depth = 0
        repeat {
            if isHere("/*") {
                depth += 1
                blank(2)
            } else if isHere("*/") {
                depth -= 1
                blank(2)
            } else {
                blank(1)
            }
        } while depth > 0 && place < bytes.count
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

    private mutating func blankString(_ quote: Quote) {
        let (closing, escape) = (quote.closing, quote.escape)
        blank(closing.utf8.count)
        while place < bytes.count, !isHere(closing) {
            if isHere(escape + "(") {
                blank(escape.utf8.count + 1)
                readCode(inInterpolation: true)
                blank(1)
            } else if isHere(escape) {
                blank(escape.utf8.count + 1)
            } else if isNewline(bytes[place]), !quote.isMultiline {
                // This was not a string: a quote in a regular expression, or code that does not compile.
                return
            } else {
                blank(1)
            }
        }
        blank(closing.utf8.count)
    }

    private func isHere(_ text: String, after distance: Int = 0) -> Bool {
        bytes[min(place + distance, bytes.count)...].starts(with: text.utf8)
    }

    private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private mutating func blank(_ count: Int) {
        for _ in 0..<count where place < bytes.count {
            if !isNewline(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
            place += 1
        }
    }
}
