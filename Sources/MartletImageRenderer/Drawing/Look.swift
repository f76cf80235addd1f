import MartletDOM
import MartletElements
import MartletRaster

/// What an element inherits from those around it.
struct Look {
    var font = FontValue(size: .style("body"))
    var traits = TextTraits()
    var foreground = Paint.color(.token("label"))
    /// Whether the app has set the foreground: otherwise buttons have the tint.
    var isForegroundSet = false
    var secondary: Paint?
    var tertiary: Paint?
    var tint: ColorValue?
    var isDark = false
    var lines: Int?
    var alignment = Placement.Horizontal.leading
    var spacing = TextSpacing()
    var letterCase: String?
    var truncation: String?
    var leastScale = 1.0
    var isRedacted = false
    var isRightToLeft = false

    init() {}

    /// The look of an element's content: that of everything around it, with its own modifiers.
    @MainActor
    init(of element: Element) {
        var chain = [element]
        while let parent = chain.last?.parent { chain.append(parent) }
        for element in chain.reversed() {
            for modifier in element.modifiers.reversed() { apply(modifier) }
        }
    }

    /// Applies a modifier to what is inside it.
    mutating func apply(_ modifier: Modifier) {
        switch modifier.value {
        case let value as TextFont: font = value.font
        case let value as TextTraits: apply(value)
        case let value as Foreground: apply(value)
        case let value as Tint: tint = value.color ?? tint
        case let value as ForcedColorScheme: isDark = value.isDark
        case let value as LineLimit: lines = value.lines
        case let value as TextAlign: alignment = value.alignment
        case let value as TextSpacing:
            spacing.tracking = value.tracking ?? spacing.tracking
            spacing.line = value.line ?? spacing.line
            spacing.baselineOffset = value.baselineOffset ?? spacing.baselineOffset
        case let value as TextCase: letterCase = value.name
        case let value as Truncation: truncation = value.mode
        case let value as MinimumScale: leastScale = value.factor
        case let value as Redacted: isRedacted = value.isRedacted
        case let value as WritingDirection: isRightToLeft = value == .rightToLeft
        default: break
        }
    }

    private mutating func apply(_ value: TextTraits) {
        traits.weight = value.weight ?? traits.weight
        traits.italic = value.italic ?? traits.italic
        traits.underline = value.underline ?? traits.underline
        traits.strikethrough = value.strikethrough ?? traits.strikethrough
        traits.monospaced = value.monospaced ?? traits.monospaced
        traits.design = value.design ?? traits.design
    }

    private mutating func apply(_ value: Foreground) {
        // `foreground` is the paint that was inherited.
        if value.paint != .color(.token("foreground")) { (foreground, isForegroundSet) = (value.paint, true) }
        secondary = value.secondary ?? secondary
        tertiary = value.tertiary ?? tertiary
    }

    // MARK: Colours

    /// The components of a colour with this look.
    func components(_ color: ColorValue) -> ColorComponents {
        switch color {
        case .token("foreground"): return plain(foreground)
        case .token("secondary") where secondary != nil: return plain(secondary ?? foreground)
        case .token("tertiary") where tertiary != nil: return plain(tertiary ?? foreground)
        case .token("accent"), .token("accentColor"), .token("tint"):
            return tint.map { $0 == color ? color.components(isDark: isDark) : components($0) } ?? color.components(isDark: isDark)
        case .opacity(let color, let share):
            var result = components(color)
            result.opacity *= share
            return result
        case .mix(let a, let b, let share):
            let (a, b) = (components(a), components(b))
            func between(_ part: KeyPath<ColorComponents, Double>) -> Double {
                a[keyPath: part] + (b[keyPath: part] - a[keyPath: part]) * share
            }
            return ColorComponents(red: between(\.red), green: between(\.green), blue: between(\.blue), opacity: between(\.opacity))
        case .dynamic(let light, let dark): return components(isDark ? dark : light)
        case .rgb, .token: return color.components(isDark: isDark)
        }
    }

    /// One colour in place of a paint.
    func plain(_ paint: Paint) -> ColorComponents {
        switch paint {
        case .color(.token("foreground")): Look.label(isDark)
        case .color, .linear, .radial, .angular, .elliptical, .pixels, .tiles:
            paint.plainColor.map(components) ?? Look.label(isDark)
        case .material(let thickness): components(.token("material-\(min(max(thickness, 0), 4))"))
        }
    }

    private static func label(_ isDark: Bool) -> ColorComponents { ColorValue.token("label").components(isDark: isDark) }

    // MARK: Fonts

    /// The typeface of texts.
    func face(scale: Double = 1) -> TextBlock.Face {
        let style = TypeScale.face(of: font)
        return TextBlock.Face(
            size: style.size * scale, weight: traits.weight ?? font.weight ?? style.weight,
            design: traits.monospaced == true ? "monospaced" : traits.design ?? font.design, name: font.family,
            isItalic: traits.italic ?? font.italic, hasSmallCaps: font.smallCaps)
    }

    /// The height of a line, in points.
    var lineHeight: Double { TypeScale.face(of: font).line * (font.leading ?? 1) }
}
