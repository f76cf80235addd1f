/// The tokens of a source text, with matched brackets.
struct TokenList {
    let source: SourceText
    let tokens: [Token]
    private let bytes: [UInt8]
    /// The index of the closing bracket for each opening one; the end of the list if it is missing.
    private let partners: [Int: Int]

    init(_ source: SourceText) {
        self.source = source
        bytes = Array(source.text.utf8)
        tokens = Lexer.tokens(of: source.text)
        var partners: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .mark {
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let opening = open.popLast() { partners[opening] = index }
            default: break
            }
        }
        for opening in open { partners[opening] = tokens.count }
        self.partners = partners
    }

    var count: Int { tokens.count }

    /// The text of a token; empty beyond the end, which simplifies lookahead.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? text(in: tokens[index].range) : ""
    }

    func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The text from the first to the last of a range of tokens.
    func text(ofTokens indices: Range<Int>) -> String {
        text(
            in: start(indices.lowerBound)..<(indices.isEmpty ? start(indices.lowerBound) : tokens[indices.upperBound - 1].range.upperBound))
    }

    func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    func isOperator(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .operator }

    func startsLine(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].startsLine }

    func touchesPrevious(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].touchesPrevious }

    /// The byte offset of a token; beyond the end, that of the end of the text.
    func start(_ index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count }

    /// The index of the bracket that closes the one at `index`; `nil` if it is not an opening bracket or is not closed.
    func partner(of index: Int) -> Int? { partners[index].flatMap { $0 < count ? $0 : nil } }

    /// The index after a token, or after the whole group if the token opens one.
    func after(_ index: Int) -> Int { min((partners[index] ?? index) + 1, count) }

    /// The name that a word stands for, without backticks.
    func name(_ index: Int) -> String {
        let word = text(index)
        return word.hasPrefix("`") && word.hasSuffix("`") && word.count > 2 ? String(word.dropFirst().dropLast()) : word
    }

    /// The last token of a possibly qualified name, such as `View` in `SwiftUI.View`.
    func endOfQualifiedName(from index: Int) -> Int {
        var index = index
        while isWord(index), text(index + 1) == ".", isWord(index + 2) { index += 2 }
        return index
    }

    func diagnostic(_ message: String, at index: Int) -> Diagnostic {
        Diagnostic(message, in: source, at: start(index))
    }
}
