extension TokenList {
    /// The token after the expression or variable declaration that goes on at `index`: past its last line, or at a semicolon, or at the
    /// end of the list.
    ///
    /// Swift ends a statement at a newline unless what stands on either side of it cannot stand alone.
    func endOfStatement(from index: Int) -> Int {
        var index = index
        while index < count, text(index) != ";" {
            index = after(index)
            if index < count, tokens[index].startsLine, !continuesAcrossNewline(before: index) { return index }
        }
        return index
    }

    /// Whether the statement goes on although a newline stands before the token.
    private func continuesAcrossNewline(before index: Int) -> Bool {
        asksForMore(index - 1) || addsToPrevious(index)
    }

    /// Whether nothing complete can end with this token.
    private func asksForMore(_ index: Int) -> Bool {
        // A postfix operator touches its operand, an infix one at the end of a line does not.
        if isOperator(index) { return !touchesPrevious(index) || text(index) == "=" }
        return [",", ":", ".", "try", "await", "as", "is", "in", "var", "let", "else"].contains(text(index))
    }

    /// Whether this token, first on its line, belongs to what came before.
    private func addsToPrevious(_ index: Int) -> Bool {
        // A prefix operator touches its operand, an infix one at the start of a line does not.
        if isOperator(index) { return !touchesPrevious(index + 1) || text(index).hasPrefix("?") }
        if [".", ",", ":", "{", "as", "is", "else"].contains(text(index)) { return true }
        let isLabelledClosure = isWord(index) && text(index + 1) == ":" && text(index + 2) == "{"
        return isLabelledClosure && text(index - 1) == "}"
    }
}
