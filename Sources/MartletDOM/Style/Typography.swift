import MartletElements

/// The system's fonts and text styles; these follow the user's preferred text size.
package enum Typography {
    /// Sizes in points at the default text size, where a `rem` is 16 points.
    private static let styles: [(name: String, size: Double, line: Double, weight: Int)] = [
        ("extraLargeTitle", 36, 43, 700), ("extraLargeTitle2", 28, 34, 700), ("largeTitle", 34, 41, 400), ("title", 28, 34, 400),
        ("title2", 22, 28, 400), ("title3", 20, 25, 400), ("headline", 17, 22, 600), ("body", 17, 22, 400), ("callout", 16, 21, 400),
        ("subheadline", 15, 20, 400), ("footnote", 13, 18, 400), ("caption", 12, 16, 400), ("caption2", 11, 13, 400),
    ]

    /// Returns the size of a font at the user's default text size, in points.
    static func size(of font: FontValue?) -> Double {
        switch font?.size {
        case .points(let size): size
        case .style(let name): styles.first { $0.name == name }?.size ?? 17
        case nil: 17
        }
    }

    /// The size and the height of a line at the user's default text size, in points, and the weight that a font has unless it names one.
    package static func face(of font: FontValue) -> (size: Double, line: Double, weight: Int) {
        switch font.size {
        case .points(let size): return (size, size * 1.2, 400)
        case .style(let name):
            let style = styles.first { $0.name == name } ?? ("body", 17, 22, 400)
            return (style.size, style.line, style.weight)
        }
    }

    /// The size, the height of a line as a share of it, and the weight that a font has unless it names one, in CSS.
    static func style(of font: FontValue) -> (size: String, line: String, weight: Int) {
        switch font.size {
        case .points(let size): return (size.px, "1.2", 400)
        case .style(let name):
            let style = styles.first { $0.name == name } ?? ("body", 17, 22, 400)
            return ("\((style.size / 16).css)rem", (style.line / style.size).css, style.weight)
        }
    }

    static var css: String {
        let classes = styles.map { name, size, line, weight in
            ".f-\(name){font-size:\((size / 16).css)rem;line-height:\((line / size).css);font-weight:\(weight)}"
        }
        return """
            :root{--font:-apple-system,BlinkMacSystemFont,"SF Pro Text","Segoe UI Variable Text","Segoe UI",Inter,Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";--font-serif:ui-serif,"New York",Georgia,"Noto Serif","Times New Roman",serif;--font-rounded:ui-rounded,"SF Pro Rounded","Arial Rounded MT Bold",Nunito,var(--font);--font-monospaced:ui-monospace,"SF Mono",Menlo,"Cascadia Mono","Roboto Mono","DejaVu Sans Mono",monospace}
            body{font:400 1.0625rem/1.294 var(--font);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;-webkit-text-size-adjust:100%;text-size-adjust:100%}
            \(classes.joined(separator: "\n"))
            """
    }
}
