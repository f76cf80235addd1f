/// The system's text styles.
package enum TypeScale {
    /// A text style at the default text size; lengths are in points.
    package typealias Style = (name: String, size: Double, line: Double, weight: Int)

    /// Sizes in points at the default text size.
    package static let styles: [Style] = [
        ("extraLargeTitle", 36, 43, 700), ("extraLargeTitle2", 28, 34, 700), ("largeTitle", 34, 41, 400), ("title", 28, 34, 400),
        ("title2", 22, 28, 400), ("title3", 20, 25, 400), ("headline", 17, 22, 600), ("body", 17, 22, 400), ("callout", 16, 21, 400),
        ("subheadline", 15, 20, 400), ("footnote", 13, 18, 400), ("caption", 12, 16, 400), ("caption2", 11, 13, 400),
    ]

    /// The size and the height of a line of each style, in points, from the smallest text size to the largest.
    private static let table: [String: [(Double, Double)]] = [
        "largeTitle": [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        "title": [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        "title2": [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
        ],
        "title3": [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
        ],
        "body": [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ],
        "callout": [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
        ],
        "subheadline": [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        "footnote": [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        "caption": [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        "caption2": [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
    ]

    /// A style at a text size.
    package static func style(_ name: String, at size: TypeSize) -> Style {
        let style = styles.first { $0.name == name } ?? ("body", 17, 22, 400)
        let row = name == "headline" ? "body" : name == "extraLargeTitle" ? "largeTitle" : name == "extraLargeTitle2" ? "title" : style.name
        guard size != .large, let sizes = table[row] else { return style }
        let (scaled, usual) = (sizes[size.rawValue], sizes[TypeSize.large.rawValue])
        return (style.name, style.size * scaled.0 / usual.0, style.line * scaled.1 / usual.1, style.weight)
    }

    /// How much larger the text of a style is than at the default size.
    package static func factor(of style: String, at size: TypeSize) -> Double {
        self.style(style, at: size).size / self.style(style, at: .large).size
    }

    /// A length of text in points at a text size: that of the style with this length at the default size, or else by the body style.
    package static func scaled(_ points: Double, at size: TypeSize) -> Double {
        points * factor(of: styles.last { $0.size == points }?.name ?? "body", at: size)
    }

    /// The size and the height of a line where the user has not chosen a text size, in points, and the weight that a font has unless it names one.
    package static func face(of font: FontValue) -> (size: Double, line: Double, weight: Int) {
        face(of: font, at: font.sizes?.usual ?? .large)
    }

    package static func face(of font: FontValue, at size: TypeSize) -> (size: Double, line: Double, weight: Int) {
        switch font.size {
        case .points(let points):
            let size = font.relativeTo.map { points * factor(of: $0, at: size) } ?? points
            return (size, size * 1.2, 400)
        case .style(let name):
            let style = style(name, at: size)
            return (style.size, style.line, style.weight)
        }
    }
}
