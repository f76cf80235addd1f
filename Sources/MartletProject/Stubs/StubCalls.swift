/// The changes at all uses of stubs that need no error to be known.
enum StubCalls {
    /// Types after which a brace is theirs and no closure.
    private static let declarations: Set<String> = [
        "struct", "class", "enum", "protocol", "extension", "actor", "func", "case", "typealias",
    ]

    /// Takes the arguments out of calls of missing types, whatever they are.
    static func edits(in outline: SourceOutline, types: [String: MissingType]) -> [StubEdit] {
        outline.source.tokens.indices.compactMap { index in
            guard outline.isWord(index) else { return nil }
            let word = outline.text(index)
            guard let type = types[word], type.kind == .value || type.kind == .base else { return nil }
            guard !outline.isMark(index - 1, "@"), !declarations.contains(outline.text(index - 1)) else { return nil }
            var name = index
            if outline.isMark(name + 1, "<"), let end = outline.genericsEnd(from: name + 1) { name = end }
            while outline.isMark(name + 1, "."), type.nested.contains(outline.text(name + 2)) { name += 2 }
            if outline.isMark(name + 1, "."), outline.text(name + 2) == "init", outline.isMark(name + 3, "(") {
                return edit((name + 1)...outline.segmentEnd(from: name + 2), "()", outline)
            }
            if outline.isMark(name + 1, "("), outline.touches(name, name + 1) {
                return edit((name + 1)...callEnd(name, outline), "()", outline)
            }
            if outline.isMark(name + 1, "{"), outline.kind(ofBrace: name + 1) == .closure {
                return edit((name + 1)...callEnd(name, outline), "()", outline)
            }
            return nil
        }
    }

    /// The last token of the arguments and closures after a name.
    private static func callEnd(_ name: Int, _ outline: SourceOutline) -> Int {
        var end = outline.segmentEnd(from: name)
        while outline.isMark(end, "?!") { end -= 1 }
        return end
    }

    private static func edit(_ tokens: ClosedRange<Int>, _ text: String, _ outline: SourceOutline) -> StubEdit {
        StubEdit(
            range: outline.bytes(tokens), text: text, name: "", method: .consequence,
            line: outline.source.tokens[tokens.lowerBound].line - 1)
    }
}
