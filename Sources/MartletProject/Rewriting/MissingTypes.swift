/// Finds the types of missing frameworks in a file that imports them, and their attributes and members, as far as they are known.
struct MissingTypes: RewriteRule {
    let modules: AvailableModules

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        // SwiftUI brings some frameworks along: a file that imports it can name UIKit's types. A module that is there lacks some types.
        let imported = Set(edits.missing.map(\.framework)).union(modules.linked).union(["UIKit"])
        let exported = imported.flatMap { Imports.exports[$0] ?? [] }
        let frameworks = imported.union(exported).sorted().compactMap(AppleFramework.named)
        guard !frameworks.isEmpty else { return }
        for (index, token) in source.tokens.enumerated() where token.kind == .word {
            let word = source.text(token)
            let name = source.isToken(index - 1, "@") ? "@" + word : source.isToken(index - 1, ".") ? "." + word : word
            guard let framework = frameworks.first(where: { $0.name != word && $0.declares(name) }) else { continue }
            edits.add(MissingUse(framework: framework.name, name: name, file: source.path, line: token.line))
        }
    }
}
