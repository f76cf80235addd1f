import MartletCore
import MartletElements

/// The style set by a text's own modifiers. The innermost modifier wins, so a property that is set is not overwritten.
struct TextStyle: Equatable, Sendable {
    var font: Font?
    var foreground: AnyShapeStyle?
    var weight: Int?
    var italic: Bool?
    var underline: Bool?
    var strikethrough: Bool?
    var line: Text.LineStyle?
    var monospaced: Bool?
    var monospacedDigits: Bool?
    var design: Font.Design?
    var width: Double?
    var tracking: Double?
    var baselineOffset: Double?
    var textCase: Text.Case?
    var scale: Text.Scale?

    var isEmpty: Bool { self == TextStyle() }

    /// Returns this style with unset properties taken from `outer`.
    func inside(_ outer: TextStyle) -> TextStyle {
        var result = outer
        result.font = font ?? outer.font
        result.foreground = foreground ?? outer.foreground
        result.weight = weight ?? outer.weight
        result.italic = italic ?? outer.italic
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.line = line ?? outer.line
        result.monospaced = monospaced ?? outer.monospaced
        result.monospacedDigits = monospacedDigits ?? outer.monospacedDigits
        result.design = design ?? outer.design
        result.width = width ?? outer.width
        result.tracking = tracking ?? outer.tracking
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.textCase = textCase ?? outer.textCase
        result.scale = scale ?? outer.scale
        return result
    }

    /// Returns the modifiers of an element that shows text of this style.
    @MainActor
    func modifiers(in environment: EnvironmentValues) -> [any ModifierValue] {
        guard !isEmpty else { return [] }
        var modifiers: [any ModifierValue] = []
        if scale == .secondary {
            modifiers.append(TextFont((font ?? environment.font ?? .body).value(in: environment).secondary))
        } else if let font {
            modifiers.append(TextFont(font.value(in: environment)))
        }
        let traits = TextTraits(
            weight: weight, italic: italic, underline: underline, strikethrough: strikethrough,
            line: line?.value(in: environment), monospaced: monospaced, monospacedDigits: monospacedDigits, design: design?.name,
            width: width)
        if traits != TextTraits() { modifiers.append(traits) }
        if let foreground {
            modifiers.append(Foreground(foreground._paint(in: environment)))
            modifiers += foreground._shadows(in: environment)
        }
        if tracking != nil || baselineOffset != nil { modifiers.append(TextSpacing(tracking: tracking, baselineOffset: baselineOffset)) }
        if let textCase { modifiers.append(TextCase(textCase.name)) }
        return modifiers
    }
}
