/// What a macro makes of one use: source text that takes its place, and what is wrong with the use.
package struct Expansion: Equatable {
    package var source: String
    package var diagnostics: [Diagnostic]

    package init(_ source: String = "", diagnostics: [Diagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
    }
}
