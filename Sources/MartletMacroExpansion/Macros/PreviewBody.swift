/// The closure of a `#Preview`, with its `@Previewable` variables.
struct PreviewBody {
    /// The closure with its variables moved into a view; `nil` if it has none.
    let rewritten: String?

    /// Parses the closure between two braces.
    ///
    /// - Throws: A diagnostic for the first misplaced `@Previewable`.
    init(_ list: TokenList, in braces: Range<Int>) throws(Diagnostic) {
        var variables: [Range<Int>] = []
        var conditions = 0
        var index = braces.lowerBound + 1
        while index < braces.upperBound {
            if list.text(index) == "#", list.touchesPrevious(index + 1) {
                if list.text(index + 1) == "if" { conditions += 1 }
                if list.text(index + 1) == "endif" { conditions -= 1 }
            }
            let head = DeclarationHead(in: list, at: index)
            guard let mark = head.attributes.first(where: { $0.name == "Previewable" }) else {
                try Self.refuseInner(list, in: index)
                index = list.after(index)
                continue
            }
            guard list.text(head.end) == "var" else {
                throw list.diagnostic(
                    "'@Previewable' can only mark a 'var', such as '@Previewable @State var name = …'", at: mark.tokens.lowerBound)
            }
            guard conditions == 0 else {
                throw list.diagnostic(
                    "a '@Previewable' variable cannot be inside '#if': move it out of the condition", at: mark.tokens.lowerBound)
            }
            let end = min(list.endOfStatement(from: head.end + 1), braces.upperBound)
            variables.append(index..<end)
            index = list.text(end) == ";" ? end + 1 : end
        }
        rewritten = variables.isEmpty ? nil : Self.rewrite(list, braces, variables)
    }

    /// Refuses a variable in a nested closure or block, because it has no view to move to.
    private static func refuseInner(_ list: TokenList, in opening: Int) throws(Diagnostic) {
        guard let closing = list.partner(of: opening) else { return }
        for index in opening + 1..<max(closing, opening + 1) where list.text(index) == "@" {
            let head = DeclarationHead(in: list, at: index)
            if let mark = head.attributes.first(where: { $0.name == "Previewable" }) {
                throw list.diagnostic(
                    "'@Previewable' can only be used at the top level of the body of '#Preview'", at: mark.tokens.lowerBound)
            }
        }
    }

    private static func rewrite(_ list: TokenList, _ braces: Range<Int>, _ variables: [Range<Int>]) -> String {
        var members = ""
        var rest = ""
        var restStart = list.start(braces.lowerBound) + 1
        for variable in variables {
            let head = DeclarationHead(in: list, at: variable.lowerBound)
            let kept = head.attributes.filter { $0.name != "Previewable" }.map { list.text(ofTokens: $0.tokens) }
            members += (kept + head.modifiers + [list.text(ofTokens: head.end..<variable.upperBound)]).joined(separator: " ") + "\n"
            rest += list.text(in: restStart..<list.start(variable.lowerBound))
            restStart = list.tokens[variable.upperBound - 1].range.upperBound
            if list.text(variable.upperBound) == ";" { restStart = list.tokens[variable.upperBound].range.upperBound }
        }
        rest += list.text(in: restStart..<list.start(braces.upperBound))
        return """
            {
            struct __PreviewableView: MartletUI.View {
            \(members)
            var body: some MartletUI.View {
            \(rest)
            }
            }
            return __PreviewableView()
            }
            """
    }
}
