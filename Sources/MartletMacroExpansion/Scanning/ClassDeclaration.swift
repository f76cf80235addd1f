/// The parts of `@Model final class Book: Readable { … }`.
struct ClassDeclaration {
    let head: DeclarationHead
    /// The token of the name.
    let nameToken: Int
    /// The braces around the members.
    let body: Range<Int>

    /// Returns `nil` if the tokens do not declare a class.
    init?(_ list: TokenList) {
        head = DeclarationHead(in: list, at: 0)
        // Before a name, `class` looks like the modifier of a member.
        guard head.modifiers.last == "class", list.isWord(head.end) else { return nil }
        nameToken = head.end
        var index = nameToken + 1
        while index < list.count, list.text(index) != "{" { index = list.after(index) }
        guard let end = list.partner(of: index) else { return nil }
        body = index..<end
    }

    /// The variables and constants among the members, and the freestanding macros with their first token.
    func members(_ list: TokenList) -> (variables: [VariableDeclaration], macros: [Int]) {
        var variables: [VariableDeclaration] = []
        var macros: [Int] = []
        var index = body.lowerBound + 1
        while index < body.upperBound {
            let head = DeclarationHead(in: list, at: index)
            if let variable = VariableDeclaration(list, memberAt: index) {
                variables.append(variable)
                index = variable.end
            } else if list.text(head.end) == "#" {
                macros.append(head.end)
                index = list.endOfStatement(from: head.end + 1)
            } else if head.modifiers.last == "class" || Self.haveBraces.contains(list.text(head.end)) {
                index = head.end
                while index < body.upperBound, list.text(index) != "{" { index = list.after(index) }
                index = list.after(index)
            } else {
                index = max(list.endOfStatement(from: head.end), index + 1)
            }
        }
        return (variables, macros)
    }

    private static let haveBraces: Set<String> = [
        "func", "init", "deinit", "subscript", "struct", "enum", "actor", "extension",
    ]
}
