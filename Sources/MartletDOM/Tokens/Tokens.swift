import MartletElements

/// The named colours, light and dark, and the materials, as the style sheet declares them.
///
/// Each is a custom property with both colours. The browser selects one where the property is used, so an element with a forced color
/// scheme changes all its descendants.
enum Tokens {
    /// Returns the light colour of a token as `#rrggbb`; black if the token does not exist.
    static func digits(of name: String) -> String { SystemColors.lightDigits(of: name) }

    /// The backgrounds of what is above the screen, such as a sheet, as declarations: in dark mode they are lighter than the screen's, so that
    /// its edge can be seen.
    static var elevated: String {
        let dark = [
            "secondaryBackground": "#2c2c2e", "tertiaryBackground": "#3a3a3c", "grouped": "#1c1c1e", "grouped-cell": "#2c2c2e",
            "tertiaryGroupedBackground": "#3a3a3c",
        ]
        let colors = SystemColors.pairs.compactMap { name, light, _ in dark[name].map { "--\(name):light-dark(\(light),\($0))" } }
        // A name for another token has the value of its own element, so it is declared again.
        let names = SystemColors.aliases.filter { dark[$0.1] != nil || $0.1 == "background" }.map { "--\($0):var(--\($1))" }
        return (colors + names).joined(separator: ";")
    }

    static var css: String {
        let colors = SystemColors.pairs.map { name, light, dark in
            light == dark ? "--\(name):\(light)" : "--\(name):light-dark(\(light),\(dark))"
        }
        let names = SystemColors.aliases.map { "--\($0):var(--\($1))" }
        let others = [
            "--tint:var(--blue)", "--backdrop:blur(24px) saturate(1.8)",
            "--glass:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 17 17' fill='none' stroke='%238e8e93' stroke-width='1.7' stroke-linecap='round'%3E%3Ccircle cx='7' cy='7' r='5'/%3E%3Cpath d='m11 11 4 4'/%3E%3C/svg%3E\")",
            "--clear:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 17 17'%3E%3Ccircle cx='8.5' cy='8.5' r='8.5' fill='%238e8e93'/%3E%3Cpath d='m5.6 5.6 5.8 5.8m0-5.8-5.8 5.8' stroke='%23fff' stroke-width='1.6' stroke-linecap='round'/%3E%3C/svg%3E\")",
            "--chevrons:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 16' fill='none' stroke='%238e8e93' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M2.5 6 6 2.5 9.5 6M2.5 10 6 13.5 9.5 10'/%3E%3C/svg%3E\")",
        ]
        return """
            :root{color-scheme:light dark;\((others + colors + names).joined(separator: ";"))}
            *,::backdrop{--accent:var(--tint);--accentColor:var(--tint);--link:var(--tint)}
            """
    }
}
