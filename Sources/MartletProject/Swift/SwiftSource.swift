/// A file of Swift source as tokens, without comments, and without what `#if` excludes on Linux.
struct SwiftSource {
    /// The path for messages.
    let path: String
    let bytes: [UInt8]
    /// The tokens that the compiler sees, newlines among them.
    let tokens: [SwiftToken]
    /// The arguments of `os(…)` in all conditions of the file.
    let platforms: [SwiftToken]

    init(_ text: String, path: String, conditions: CompilationConditions) {
        self.path = path
        bytes = Array(text.utf8)
        let all = SwiftLexer.tokens(in: bytes).filter { $0.kind != .comment }
        tokens = conditions.activeTokens(all, in: bytes)
        platforms = CompilationConditions.platforms(in: all, bytes)
    }

    func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    /// Whether the token at an index is this text; `false` beyond the end.
    func isToken(_ index: Int, _ text: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].range.count == text.utf8.count
            && bytes[tokens[index].range].elementsEqual(text.utf8)
    }

    /// Returns the index of the mark that closes the bracket at an index.
    func closing(of opening: Int) -> Int? {
        var depth = 0
        for index in opening..<tokens.count where tokens[index].kind == .mark {
            switch bytes[tokens[index].range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// Returns the index of the next token that is not a newline.
    func next(after index: Int) -> Int? {
        tokens.indices.contains(index + 1) ? tokens[(index + 1)...].firstIndex { $0.kind != .newline } : nil
    }

    /// Whether the token at an index is the first of a statement: it follows a newline, a semicolon or a brace.
    func startsStatement(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        return tokens[index - 1].kind == .newline || isToken(index - 1, ";") || isToken(index - 1, "{") || isToken(index - 1, "}")
    }

    /// Returns the name of the class or the extension in whose braces the token at an index lies, the innermost one.
    func enclosingType(of index: Int) -> String? {
        var depth = 0
        for place in tokens[..<index].indices.reversed() {
            if isToken(place, "}") { depth += 1 }
            guard isToken(place, "{") else { continue }
            if depth > 0 {
                depth -= 1
                continue
            }
            if let name = typeDeclared(before: place) { return name }
        }
        return nil
    }

    /// Returns the name of the class or the extension whose brace opens at an index.
    private func typeDeclared(before brace: Int) -> String? {
        for place in tokens[..<brace].indices.reversed() {
            if ["{", "}", ";"].contains(where: { isToken(place, $0) }) { return nil }
            // `class func` and `class var` declare no type.
            guard ["class", "actor", "extension"].contains(where: { isToken(place, $0) }), let name = next(after: place),
                tokens[name].kind == .word, !["func", "var", "let", "subscript", "override", "final"].contains(text(tokens[name]))
            else { continue }
            var end = name
            while isToken(end + 1, "."), tokens.indices.contains(end + 2) { end += 2 }
            return tokens[name...end].map(text).joined()
        }
        return nil
    }
}
