/// Finds the APIs of SwiftUI that the compatibility table lists as absent or as inert: modifiers, attributes and types.
struct MissingAPIs: RewriteRule {
    let table: CompatibilityTable
    let modules: AvailableModules

    /// Words after which a name is declared, not used.
    private static let declarations: Set<String> = [
        "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "actor", "import", "extension",
    ]

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        let known = Set(edits.missing.map { [$0.name ?? "", "\($0.line)"] })
        for (index, token) in source.tokens.enumerated() where token.kind == .word {
            let word = source.text(token)
            let api: String
            if source.isToken(index - 1, ".") {
                // A modifier is called: a member that is not is something else.
                guard source.isToken(index + 1, "(") || source.isToken(index + 1, "{") else { continue }
                api = "." + word
            } else if source.isToken(index - 1, "@") {
                api = "@" + word
            } else {
                guard index == 0 || !Self.declarations.contains(source.text(source.tokens[index - 1])), !source.isToken(index + 1, ":")
                else {
                    continue
                }
                api = word
            }
            if let framework = table.absent[api], framework == "SwiftUI" || modules.lacks(framework),
                !known.contains([word, "\(token.line)"])
            {
                edits.add(MissingUse(framework: framework, name: api, file: source.path, line: token.line))
            } else if table.inert.contains(api) {
                edits.add(MissingUse(framework: MissingUse.inert, name: api, file: source.path, line: token.line))
            }
        }
    }
}

extension MissingUse {
    /// Stands for the framework of what is there and has no effect.
    static let inert = "Without effect"
}
