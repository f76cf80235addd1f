/// The style sheet that each page has: what holds for all, then what each of the standard kinds adds.
enum StyleSheet {
    static let text: String = {
        let common = [Tokens.css, Typography.css, PageRules.css, LayoutRules.css]
        return (common + Lowerings.standard.map { $0.lowering.css } + [SymbolLibrary.styleSheet]).joined(separator: "\n")
    }()
}
