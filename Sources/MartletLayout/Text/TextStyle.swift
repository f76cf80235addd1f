import MartletElements

/// What a text inherits from the views around it, as far as its size depends on it.
package struct TextStyle {
    package var font = FontValue(size: .style("body"))
    /// The text sizes that the app allows; `nil` for all.
    private var sizes: TypeSizes?
    /// The weight where neither the text nor its font has one.
    var ownWeight: Int?
    /// The height of a line as a share of the font's size, where it is not that of the font.
    var lineShare: Double?
    private var traits = TextTraits()
    private var spacing = TextSpacing()
    private var letterCase: String?
    package private(set) var lines: Int?
    private(set) var leastLines = 1
    private(set) var leastScale = 1.0
    /// `mini`, `small`, `regular`, `large` or `extraLarge`.
    private(set) var controlSize: String?

    package init() {}

    /// The style of what stands apart from the texts around it, in the same text sizes.
    init(apartFrom other: TextStyle) {
        sizes = other.sizes
        font.sizes = sizes
    }

    /// Applies a modifier to what is inside it.
    package mutating func apply(_ modifier: Modifier) {
        switch modifier.value {
        case let value as TextFont:
            font = value.font
            (ownWeight, lineShare) = (nil, nil)
        case let value as TextTraits:
            traits.weight = value.weight ?? traits.weight
            traits.monospaced = value.monospaced ?? traits.monospaced
            traits.monospacedDigits = value.monospacedDigits ?? traits.monospacedDigits
            traits.design = value.design ?? traits.design
        case let value as AllowedTypeSizes: sizes = value.sizes
        case let value as LineLimit:
            lines = value.lines.flatMap { $0 > 0 ? $0 : nil }
            leastLines = max(value.minimum ?? 1, 1)
        case let value as TextSpacing:
            spacing.tracking = value.tracking ?? spacing.tracking
            spacing.line = value.line ?? spacing.line
        case let value as TextCase: letterCase = value.name
        case let value as MinimumScale: leastScale = value.factor
        case let value as ControlScale: controlSize = value.name
        default: break
        }
    }

    /// The length of a text that the page writes itself, in points at the text size that the app sets.
    func scaled(_ points: Double) -> Double { sizes.map { TypeScale.scaled(points, at: $0.usual) } ?? points }

    /// - Parameters:
    ///   - lineShare: The height of a line; by default that of the body style.
    ///   - scales: Whether the size grows with the text size that the app sets.
    mutating func set(size: Double, weight: Int? = nil, lineShare: Double = 22 / 17, scales: Bool = false) {
        font = FontValue(size: .points(scales ? scaled(size) : size))
        (ownWeight, self.lineShare) = (weight, lineShare)
    }

    package var face: TextFace {
        let style = TypeScale.face(of: font)
        var face = TextFace(size: style.size, weight: traits.weight ?? font.weight ?? ownWeight ?? style.weight)
        face.isMonospaced = traits.monospaced == true || (traits.design ?? font.design) == "monospaced"
        face.hasTabularFigures = traits.monospacedDigits == true || font.monospacedDigits
        face.tracking = spacing.tracking ?? 0
        return face
    }

    /// The height of a line, in points.
    package var lineHeight: Double {
        let style = TypeScale.face(of: font)
        if let extra = spacing.line, extra != 0 { return style.size * 1.25 + extra }
        return (lineShare.map { $0 * style.size } ?? style.line) * (font.leading ?? 1)
    }

    func cased(_ text: String) -> String {
        switch letterCase {
        case "uppercase": text.uppercased()
        case "lowercase": text.lowercased()
        default: text
        }
    }
}
