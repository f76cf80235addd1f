import Foundation

/// Makes the copy of a source file that Linux's compiler reads.
struct SourceRewriter {
    let conditions: CompilationConditions
    private let rules: [any RewriteRule]

    init(modules: AvailableModules, conditions names: [String], table: CompatibilityTable = CompatibilityTable(table: "")) {
        conditions = CompilationConditions(names: Set(names + ["DEBUG"]), canImport: modules.contains)
        rules = [
            PlatformNames(), Imports(modules: modules), MissingTypes(modules: modules), MissingAPIs(table: table, modules: modules),
            EntryPoints(modules: modules), DelegateInitializers(modules: modules), ObjectiveCAttributes(), ManagedProperties(),
            Selectors(modules: modules),
            Predicates(modules: modules), ServerHazards(),
        ]
    }

    struct Result {
        /// The text of the copy. The compiler reports its errors at the original's path and line.
        var text: String
        var notices: [Notice]
        var missing: [MissingUse]
        var hazards: [ServerReport.Use]
        var declaredNames: Set<String>
    }

    func rewrite(_ text: String, path: String) -> Result {
        let source = SwiftSource(text, path: path, conditions: conditions)
        var edits = SourceEdits()
        for rule in rules { rule.rewrite(source, into: &edits) }
        return Result(
            text: "#sourceLocation(file: \(Self.literal(path)), line: 1)\n" + edits.applied(to: source.bytes), notices: edits.notices,
            missing: edits.missing, hazards: edits.hazards, declaredNames: Self.declaredNames(in: source))
    }

    /// Returns a text as a literal of Swift's.
    static func literal(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    private static let declarations: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "macro", "func", "case",
    ]

    /// The names of the types, functions and cases that a file declares.
    private static func declaredNames(in source: SwiftSource) -> Set<String> {
        var names: Set<String> = []
        for (index, token) in source.tokens.enumerated().dropLast() where token.kind == .word && declarations.contains(source.text(token)) {
            if source.tokens[index + 1].kind == .word { names.insert(source.text(source.tokens[index + 1])) }
        }
        return names
    }
}
