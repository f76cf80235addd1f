/// The one style sheet of all pages: what holds for all, then what each kind of element adds.
@MainActor
public enum StyleSheet {
    public static let text: String = {
        let common = [Tokens.css, Typography.css, PageRules.css, LayoutRules.css]
        return (common + Lowerings.all.map { $0.css }).joined(separator: "\n")
    }()
}
