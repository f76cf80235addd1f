import MartletElements

/// The system's fonts and text styles; these follow the user's preferred text size.
package enum Typography {
    /// Returns the size of a font at the user's default text size, in points.
    static func size(of font: FontValue?) -> Double {
        font.map { TypeScale.face(of: $0).size } ?? 17
    }

    /// The size, the height of a line as a share of it, and the weight that a font has unless it names one, in CSS.
    static func style(of font: FontValue) -> (size: String, line: String, weight: Int) {
        let face = TypeScale.face(of: font)
        let isFixed = if case .points = font.size { true } else { false }
        // A `rem` is 16 points, and follows the user's preferred text size.
        let size = font.sizes.map { length(of: font, in: $0) }
        return (size ?? (isFixed ? face.size.px : "\((face.size / 16).css)rem"), (face.line / face.size).css, face.weight)
    }

    /// The size of a font in CSS, where a view allows some text sizes.
    static func length(of font: FontValue, in sizes: TypeSizes) -> String {
        let (least, most) = (TypeScale.face(of: font, at: sizes.lowest).size, TypeScale.face(of: font, at: sizes.highest).size)
        return least == most ? least.px : "clamp(\(least.px),\((TypeScale.face(of: font, at: .large).size / 16).css)rem,\(most.px))"
    }

    static var css: String {
        let classes = TypeScale.styles.map { name, size, line, weight in
            ".f-\(name){font-size:\((size / 16).css)rem;line-height:\((line / size).css);font-weight:\(weight)}"
        }
        return """
            :root{--font:-apple-system,BlinkMacSystemFont,"SF Pro Text","Segoe UI Variable Text","Segoe UI",Inter,Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";--font-serif:ui-serif,"New York",Georgia,"Noto Serif","Times New Roman",serif;--font-rounded:ui-rounded,"SF Pro Rounded","Arial Rounded MT Bold",Nunito,var(--font);--font-monospaced:ui-monospace,"SF Mono",Menlo,"Cascadia Mono","Roboto Mono","DejaVu Sans Mono",monospace}
            body{font:400 1.0625rem/1.294 var(--font);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;-webkit-text-size-adjust:100%;text-size-adjust:100%}
            \(classes.joined(separator: "\n"))
            .f-points{line-height:1.2}
            """
    }
}
