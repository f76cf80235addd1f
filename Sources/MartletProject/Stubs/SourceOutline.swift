/// The brackets, statements and calls of a source file, as far as its tokens tell.
struct SourceOutline {
    let source: SwiftSource
    /// For each bracket, the index of the one that belongs to it.
    private(set) var partners: [Int: Int] = [:]
    /// For each token, the index of the innermost bracket that is open there, or -1.
    private(set) var parents: [Int]

    /// What the braces after some words enclose.
    enum Braces { case closure, control, function, type }

    init(_ source: SwiftSource) {
        self.source = source
        parents = Array(repeating: -1, count: source.tokens.count)
        var open: [Int] = []
        for (index, token) in source.tokens.enumerated() {
            let mark = token.kind == .mark ? source.bytes[token.range.lowerBound] : 0
            if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(mark), let opening = open.popLast() {
                partners[opening] = index
                partners[index] = opening
            }
            parents[index] = open.last ?? -1
            if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(mark) { open.append(index) }
        }
    }

    func text(_ index: Int) -> String { source.tokens.indices.contains(index) ? source.text(source.tokens[index]) : "" }
    func isWord(_ index: Int) -> Bool { source.tokens.indices.contains(index) && source.tokens[index].kind == .word }
    func isNewline(_ index: Int) -> Bool { source.tokens.indices.contains(index) && source.tokens[index].kind == .newline }
    func isMark(_ index: Int, _ marks: String) -> Bool {
        guard source.tokens.indices.contains(index), source.tokens[index].kind == .mark else { return false }
        return marks.utf8.contains(source.bytes[source.tokens[index].range.lowerBound])
    }

    /// The bytes from one token to another.
    func bytes(_ range: ClosedRange<Int>) -> Range<Int> {
        source.tokens[range.lowerBound].range.lowerBound..<source.tokens[range.upperBound].range.upperBound
    }

    /// Returns the index of the token at a byte, or of the next one.
    func token(at byte: Int) -> Int? { source.tokens.firstIndex { $0.range.upperBound > byte } }

    func previous(before index: Int) -> Int? { index > 0 ? source.tokens[..<index].lastIndex { $0.kind != .newline } : nil }
    func next(after index: Int) -> Int? { source.next(after: index) }

    /// Whether two tokens touch.
    func touches(_ index: Int, _ next: Int) -> Bool {
        guard source.tokens.indices.contains(index), source.tokens.indices.contains(next) else { return false }
        return source.tokens[index].range.upperBound == source.tokens[next].range.lowerBound
    }

    private static let continuing: Set<String> = ["else", "catch", "where", "as", "is"]

    /// Returns the statement, or the declaration, that a token belongs to, in the innermost brackets around it.
    func statement(around index: Int) -> ClosedRange<Int> {
        var start = statementStart(of: index)
        while isNewline(start), start < index { start += 1 }
        var end = index
        while end + 1 < source.tokens.count {
            if isMark(end, "([{"), let closing = partners[end] {
                end = closing
                continue
            }
            let after = end + 1
            if isMark(after, ")]};") || endsStatement(newline: after) { break }
            end = after
        }
        if isMark(end, "([{"), let closing = partners[end] { end = closing }
        while isNewline(end), end > start { end -= 1 }
        return start...max(start, end)
    }

    /// Whether a newline ends the statement before it.
    private func endsStatement(newline index: Int) -> Bool {
        guard isNewline(index) else { return false }
        guard let before = previous(before: index), let after = next(after: index) else { return true }
        if isMark(before, ",=.:(["), !isMark(before, "]})") { return false }
        if isMark(before, "&|+-*/<?"), !touches(before - 1, before) { return false }
        if before > 0, isMark(before, ">"), isMark(before - 1, "-") { return false }
        if isMark(before, "{") { return true }
        if isMark(after, ".?:,=|+*/<>") || (isMark(after, "&") && isMark(after + 1, "&")) { return false }
        if isMark(after, "{"), !isMark(before, "}") { return false }
        return !(isWord(after) && Self.continuing.contains(text(after)))
    }

    private static let controls: Set<String> = ["if", "for", "while", "guard", "switch", "do", "catch", "else", "defer", "repeat"]
    private static let types: Set<String> = ["struct", "class", "enum", "protocol", "extension", "actor"]
    private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
    private static let accessors: Set<String> = ["get", "set", "didSet", "willSet", "_modify", "_read"]

    /// Says what braces enclose.
    func kind(ofBrace opening: Int) -> Braces {
        let words = header(ofBrace: opening)
        if words.contains(where: Self.functions.contains) { return .function }
        if words.contains(where: Self.types.contains) { return .type }
        if let first = words.first, Self.controls.contains(first) || words.last.map(Self.controls.contains) == true { return .control }
        if let last = words.last, words.count <= 2, Self.accessors.contains(last), isMember(opening) { return .function }
        if words.contains("var"), !words.contains("=") { return .function }
        if text(opening - 1) == "else" { return .control }
        return .closure
    }

    /// Whether braces stand in those of a type, or of a property.
    private func isMember(_ opening: Int) -> Bool { parents[opening] >= 0 && isMark(parents[opening], "{") }

    /// The words before a brace, back to the beginning of the statement, without those in brackets.
    private func header(ofBrace opening: Int) -> [String] {
        var words: [String] = []
        let start = statementStart(of: opening)
        var index = start
        while index < opening {
            if isMark(index, "([{"), let closing = partners[index], closing < opening {
                // What follows the closing brace of `if … {` is its `else`.
                index = closing + 1
                continue
            }
            if source.tokens[index].kind == .word, !isMark(index - 1, ".") { words.append(text(index)) }
            if isMark(index, "="), !isMark(index + 1, "="), !isMark(index - 1, "=!<>") { words.append("=") }
            index += 1
        }
        return words
    }

    /// The first token of the statement of which a token is part.
    func statementStart(of opening: Int) -> Int {
        var start = opening
        while start > 0 {
            let before = start - 1
            if isMark(before, ")]}"), let partner = partners[before] {
                start = partner
                continue
            }
            if isMark(before, "([{;") || endsStatement(newline: before) { break }
            start = before
        }
        return start
    }
}
