/// The one style sheet of all pages: what holds for all, then what each kind of element adds.
@MainActor
package enum StyleSheet {
    package static let text: String = {
        let common = [Tokens.css, Typography.css, PageRules.css, LayoutRules.css]
        return (common + Lowerings.all.map { $0.css } + [SymbolLibrary.styleSheet]).joined(separator: "\n")
    }()
}
