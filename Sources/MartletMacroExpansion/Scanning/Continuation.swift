extension TokenList {
    /// Returns the token after the expression or variable declaration that contains `index`: the first token of the next line, a semicolon,
    /// or the end of the list.
    ///
    /// Swift ends a statement at a newline unless the text on one side of it is incomplete without the other.
    func endOfStatement(from index: Int) -> Int {
        var index = index
        while index < count, text(index) != ";" {
            index = after(index)
            if index < count, tokens[index].startsLine, !continuesAcrossNewline(before: index) { return index }
        }
        return index
    }

    /// Whether the statement continues across the newline before the token.
    private func continuesAcrossNewline(before index: Int) -> Bool {
        requiresContinuation(index - 1) || continuesPrevious(index)
    }

    /// Whether a statement cannot end with this token.
    private func requiresContinuation(_ index: Int) -> Bool {
        // A postfix operator touches its operand; an infix operator at the end of a line does not.
        if isOperator(index) { return !touchesPrevious(index) || text(index) == "=" }
        return [",", ":", ".", "try", "await", "as", "is", "in", "var", "let", "else"].contains(text(index))
    }

    /// Whether this token, the first on its line, continues the previous statement.
    private func continuesPrevious(_ index: Int) -> Bool {
        // A prefix operator touches its operand; an infix operator at the start of a line does not.
        if isOperator(index) { return !touchesPrevious(index + 1) || text(index).hasPrefix("?") }
        if [".", ",", ":", "{", "as", "is", "else"].contains(text(index)) { return true }
        let isLabelledClosure = isWord(index) && text(index + 1) == ":" && text(index + 2) == "{"
        return isLabelledClosure && text(index - 1) == "}"
    }
}
