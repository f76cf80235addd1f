/// Finds the types of missing frameworks in a file that imports them.
struct MissingTypes: RewriteRule {
    let modules: AvailableModules

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        // SwiftUI brings some frameworks along: a file that imports it can name UIKit's types.
        let imported = Set(edits.missing.map(\.framework)).union(modules.lacks("UIKit") ? ["UIKit"] : [])
        let frameworks = imported.compactMap(AppleFramework.named)
        guard !frameworks.isEmpty else { return }
        for (index, token) in source.tokens.enumerated() where token.kind == .word && !source.isToken(index - 1, ".") {
            let word = source.text(token)
            guard let framework = frameworks.first(where: { $0.name != word && $0.declares(word) }) else { continue }
            edits.add(MissingUse(framework: framework.name, name: word, file: source.path, line: token.line))
        }
    }
}
