/// The colours that have names, for light and for dark mode.
///
/// The colours are Apple's, except those of text and controls that have too little contrast on white and on grouped backgrounds for WCAG's level
/// AA: `secondary`, `blue`, `tab` and `destructive` are darker in light mode, `indigo` is lighter in dark mode.
package enum SystemColors {
    package static let pairs: [(name: String, light: String, dark: String)] = [
        ("red", "#ff3b30", "#ff453a"), ("orange", "#ff9500", "#ff9f0a"), ("yellow", "#ffcc00", "#ffd60a"), ("green", "#34c759", "#30d158"),
        ("mint", "#00c7be", "#63e6e2"), ("teal", "#30b0c7", "#40c8e0"), ("cyan", "#32ade6", "#64d2ff"), ("blue", "#006ade", "#0a84ff"),
        ("indigo", "#5856d6", "#6d7cff"), ("purple", "#af52de", "#bf5af2"), ("pink", "#ff2d55", "#ff375f"), ("brown", "#a2845e", "#ac8e68"),
        ("gray", "#8e8e93", "#8e8e93"), ("gray2", "#aeaeb2", "#636366"), ("gray3", "#c7c7cc", "#48484a"), ("gray4", "#d1d1d6", "#3a3a3c"),
        ("gray5", "#e5e5ea", "#2c2c2e"), ("gray6", "#f2f2f7", "#1c1c1e"), ("black", "#000", "#000"), ("white", "#fff", "#fff"),
        ("destructive", "#dd0c00", "#ff453a"), ("label", "#000", "#fff"), ("secondary", "#3c3c43ba", "#ebebf599"),
        ("tertiary", "#3c3c434d", "#ebebf54d"),
        ("quaternary", "#3c3c432e", "#ebebf529"), ("placeholder", "#3c3c434d", "#ebebf54d"), ("separator", "#3c3c434a", "#545458a6"),
        ("opaqueSeparator", "#c6c6c8", "#38383a"), ("background", "#fff", "#000"), ("secondaryBackground", "#f2f2f7", "#1c1c1e"),
        ("tertiaryBackground", "#fff", "#2c2c2e"), ("grouped", "#f2f2f7", "#000"), ("grouped-cell", "#fff", "#1c1c1e"),
        ("tertiaryGroupedBackground", "#f2f2f7", "#2c2c2e"), ("fill", "#7676801f", "#7676803d"), ("fill-strong", "#78788033", "#7878805c"),
        ("secondaryFill", "#78788029", "#78788052"), ("tertiaryFill", "#7676801f", "#7676803d"),
        ("quaternaryFill", "#74748014", "#7676802e"), ("segment", "#fff", "#636366"),
        ("bar", "#f9f9f9d9", "#1d1d1dd1"), ("menu", "#f7f7f7d6", "#2b2b2dd6"), ("sheet", "#fff", "#1c1c1e"),
        ("pill", "#fff", "#ffffff26"), ("sidebar", "#f2f2f7", "#1c1c1e"), ("tab", "#6d6d72", "#8e8e93"), ("pressed", "#d1d1d6", "#3a3a3c"),
        ("hover", "#0000000a", "#ffffff12"),
        ("selected", "#d1d1d6", "#3a3a3c"), ("veil", "#0003", "#0000007a"), ("material-0", "#ffffff5c", "#2828285c"),
        ("material-1", "#ffffff94", "#28282894"), ("material-2", "#ffffffb8", "#282828b3"), ("material-3", "#ffffffd1", "#282828cc"),
        ("material-4", "#ffffffeb", "#282828e6"),
    ]

    /// UIKit's and SwiftUI's names for other tokens.
    package static let aliases: [(String, String)] = [
        ("primary", "label"), ("secondaryLabel", "secondary"),
        ("tertiaryLabel", "tertiary"), ("quaternaryLabel", "quaternary"), ("placeholderText", "placeholder"),
        ("systemBackground", "background"), ("secondarySystemBackground", "secondaryBackground"),
        ("tertiarySystemBackground", "tertiaryBackground"), ("systemGroupedBackground", "grouped"), ("groupedBackground", "grouped"),
        ("secondarySystemGroupedBackground", "grouped-cell"), ("secondaryGroupedBackground", "grouped-cell"),
        ("tertiarySystemGroupedBackground", "tertiaryGroupedBackground"), ("systemFill", "fill-strong"),
        ("secondarySystemFill", "secondaryFill"),
        ("tertiarySystemFill", "tertiaryFill"), ("quaternarySystemFill", "quaternaryFill"), ("systemRed", "red"),
        ("systemOrange", "orange"),
        ("systemYellow", "yellow"), ("systemGreen", "green"), ("systemMint", "mint"), ("systemTeal", "teal"), ("systemCyan", "cyan"),
        ("systemBlue", "blue"), ("systemIndigo", "indigo"), ("systemPurple", "purple"), ("systemPink", "pink"), ("systemBrown", "brown"),
        ("systemGray", "gray"), ("systemGray2", "gray2"), ("systemGray3", "gray3"), ("systemGray4", "gray4"), ("systemGray5", "gray5"),
        ("systemGray6", "gray6"),
    ]

    /// Returns the light colour of a name as `#rrggbb`; black if there is none of that name.
    package static func lightDigits(of name: String) -> String {
        let digits = Array((pair(of: name)?.light ?? "#000").dropFirst())
        return "#" + (digits.count < 6 ? digits.prefix(3).flatMap { [$0, $0] } : Array(digits.prefix(6)))
    }

    /// Returns the colour of a name: red, green, blue and opacity, each from 0 to 1. It is transparent if there is none of that name.
    static func components(of name: String, isDark: Bool) -> ColorComponents {
        guard let pair = pair(of: name) else { return ColorComponents(red: 0, green: 0, blue: 0, opacity: 0) }
        return ColorComponents(digits: (isDark ? pair.dark : pair.light).dropFirst())
    }

    private static func pair(of name: String) -> (name: String, light: String, dark: String)? {
        let name = ["accent", "accentColor", "tint", "link"].contains(name) ? "blue" : aliases.first { $0.0 == name }?.1 ?? name
        return pairs.first { $0.name == name }
    }
}
