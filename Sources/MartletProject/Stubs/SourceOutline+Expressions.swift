extension SourceOutline {
    private static let keywords: Set<String> = [
        "return", "let", "var", "if", "guard", "else", "in", "for", "while", "switch", "case", "try", "await", "throw", "where", "func",
        "as",
        "is", "do", "catch", "defer", "repeat", "import", "struct", "class", "enum", "extension", "protocol", "static", "private", "public",
        "internal", "some", "any", "inout", "default", "break", "continue", "init", "actor", "typealias", "override", "final", "weak",
        "lazy",
    ]

    /// Whether a token can be an operand, or the end of one.
    func isOperand(_ index: Int) -> Bool {
        guard source.tokens.indices.contains(index) else { return false }
        switch source.tokens[index].kind {
        case .word: return !Self.keywords.contains(text(index)) || (isMark(index - 1, ".") && touches(index - 1, index))
        case .number, .string: return true
        case .mark: return isMark(index, ")]}") || (isMark(index, "?!>") && touches(index - 1, index))
        default: return false
        }
    }

    /// Returns the postfix expression that a token is part of, at its own depth: `map.region.center(of: a) { … }`.
    func chain(around index: Int) -> ClosedRange<Int>? {
        guard isOperand(index) || isMark(index, "([{.#\\$&-!") else { return nil }
        var start = index
        while let before = operandEnd(before: start) { start = before }
        while isMark(start - 1, "&#\\-!."), touches(start - 1, start) { start -= 1 }
        return start...chainEnd(from: index)
    }

    /// Returns where the operand begins that a token follows as its member, call or suffix.
    private func operandEnd(before index: Int) -> Int? {
        if isMark(index, "."), let before = previous(before: index), isOperand(before) { return operandStart(before) }
        if isOperand(index) || isMark(index, "([{"), isMark(index - 1, "."), touches(index - 1, index) {
            guard let before = previous(before: index - 1), isOperand(before), before == index - 2 || isNewline(index - 2) else {
                return nil
            }
            return operandStart(before)
        }
        if isMark(index, "(["), touches(index - 1, index), isOperand(index - 1) { return operandStart(index - 1) }
        if isMark(index, "?!"), touches(index - 1, index), isOperand(index - 1) { return operandStart(index - 1) }
        if isMark(index, "{"), kind(ofBrace: index) == .closure, isOperand(index - 1) { return operandStart(index - 1) }
        return nil
    }

    private func operandStart(_ index: Int) -> Int {
        isMark(index, ")]}") ? partners[index] ?? index : index
    }

    /// Returns the last token of the postfix expression that goes on from a token.
    func chainEnd(from index: Int) -> Int {
        var end = segmentEnd(from: index)
        while let after = next(after: end) {
            if isMark(after, "."), after == end + 1 || isNewline(end + 1), !isMark(after + 1, "."),
                isWord(after + 1) || isMark(after + 1, "(")
            {
                end = segmentEnd(from: after + 1)
            } else {
                break
            }
        }
        return end
    }

    /// Returns the last token of a name with its arguments, closures and suffixes.
    func segmentEnd(from index: Int) -> Int {
        var end = isMark(index, "([{") ? partners[index] ?? index : index
        while true {
            let after = end + 1
            if isMark(after, "(["), touches(end, after), let closing = partners[after] {
                end = closing
            } else if isMark(after, "?!"), touches(end, after) {
                end = after
            } else if isMark(after, "<"), touches(end, after), let closing = genericsEnd(from: after) {
                end = closing
            } else if isMark(after, "{"), kind(ofBrace: after) == .closure, let closing = partners[after] {
                end = closing
            } else if isWord(after), isMark(after + 1, ":"), isMark(after + 2, "{"), isMark(end, "}"), let closing = partners[after + 2] {
                end = closing
            } else {
                return end
            }
        }
    }

    /// Returns the mark that closes generic arguments; `nil` if the angle bracket compares.
    func genericsEnd(from opening: Int) -> Int? {
        var depth = 0
        var index = opening
        while source.tokens.indices.contains(index) {
            if isMark(index, "<") {
                depth += 1
            } else if isMark(index, ">"), !isMark(index - 1, "-") {
                depth -= 1
                if depth == 0 { return index }
            } else if isMark(index, "(["), let closing = partners[index] {
                index = closing
            } else if !(isWord(index) || isMark(index, ".,?:&>-@")) {
                return nil
            }
            index += 1
        }
        return nil
    }

    /// The type of which a header is: from `struct` and the like to the brace.
    func isInInheritance(_ index: Int) -> (kind: String, isFirst: Bool)? {
        var place = index
        var isFirst = true
        while place > 0 {
            place -= 1
            if isMark(place, ">"), !isMark(place - 1, "-") {
                // Generic parameters of the type before.
                var depth = 1
                while place > 0, depth > 0 {
                    place -= 1
                    if isMark(place, ">") { depth += 1 }
                    if isMark(place, "<") { depth -= 1 }
                }
                continue
            }
            if isMark(place, ",") { isFirst = false; continue }
            if isMark(place, ":") { break }
            guard isWord(place) || isMark(place, ".&") || isNewline(place) else { return nil }
        }
        var name = place - 1
        if isMark(name, ">") {
            while name > 0, !isMark(name, "<") { name -= 1 }
            name -= 1
        }
        while name > 0, isWord(name) || isMark(name, ".") {
            if ["struct", "class", "enum", "protocol", "extension", "actor"].contains(text(name)) { return (text(name), isFirst) }
            name -= 1
        }
        return nil
    }
}
