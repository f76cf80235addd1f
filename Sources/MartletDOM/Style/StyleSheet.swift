/// The style sheet of every page: the common rules, then those of each standard kind.
enum StyleSheet {
    static let rules = StyleRules(text)

    static let text: String = {
        let common = [Tokens.css, Typography.css, PageRules.css, LayoutRules.css]
        return (common + Lowerings.standard.map { $0.lowering.css } + [SymbolLibrary.styleSheet]).joined(separator: "\n")
    }()
}
