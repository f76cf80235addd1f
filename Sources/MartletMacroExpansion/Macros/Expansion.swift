/// The result of expanding one use of a macro: source text and diagnostics.
package struct Expansion: Equatable {
    package var source: String
    package var diagnostics: [Diagnostic]

    package init(_ source: String = "", diagnostics: [Diagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
    }
}
