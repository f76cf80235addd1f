import MartletElements
import MartletUI
import Testing

@testable import MartletDOM

@MainActor
@Suite("Colours of the style sheet")
struct TokenTests {
    private nonisolated static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo,
        .systemPurple,
        .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label,
        .secondaryLabel,
        .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator, .systemFill, .secondarySystemFill,
        .tertiarySystemFill, .quaternarySystemFill, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]

    @Test(arguments: colors)
    func `The style sheet has each of UIKit's colours that follow light and dark`(color: UIColor) {
        let css = Color(color)._paint(in: EnvironmentValues()).css
        #expect(css.hasPrefix("var(--") && Tokens.css.contains(css.dropFirst("var(".count).dropLast() + ":"))
    }
}
