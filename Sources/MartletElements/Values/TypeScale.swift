/// The system's text styles.
package enum TypeScale {
    /// Sizes in points at the default text size.
    package static let styles: [(name: String, size: Double, line: Double, weight: Int)] = [
        ("extraLargeTitle", 36, 43, 700), ("extraLargeTitle2", 28, 34, 700), ("largeTitle", 34, 41, 400), ("title", 28, 34, 400),
        ("title2", 22, 28, 400), ("title3", 20, 25, 400), ("headline", 17, 22, 600), ("body", 17, 22, 400), ("callout", 16, 21, 400),
        ("subheadline", 15, 20, 400), ("footnote", 13, 18, 400), ("caption", 12, 16, 400), ("caption2", 11, 13, 400),
    ]

    /// The size and the height of a line at the user's default text size, in points, and the weight that a font has unless it names one.
    package static func face(of font: FontValue) -> (size: Double, line: Double, weight: Int) {
        switch font.size {
        case .points(let size): return (size, size * 1.2, 400)
        case .style(let name):
            let style = styles.first { $0.name == name } ?? ("body", 17, 22, 400)
            return (style.size, style.line, style.weight)
        }
    }
}
