import MartletCore
import MartletElements

/// A variant of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    private var parts: [String]

    public static let none = SymbolVariants(parts: [])
    public static let circle = SymbolVariants(parts: ["circle"])
    public static let square = SymbolVariants(parts: ["square"])
    public static let rectangle = SymbolVariants(parts: ["rectangle"])
    public static let fill = SymbolVariants(parts: ["fill"])
    public static let slash = SymbolVariants(parts: ["slash"])

    private func adding(_ part: String) -> SymbolVariants { SymbolVariants(parts: parts + [part]) }
    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }

    public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

    func merged(with outer: SymbolVariants) -> SymbolVariants { SymbolVariants(parts: parts + outer.parts.filter { !parts.contains($0) }) }

    /// The name of the variant of a symbol: the filled `bell` is `bell.fill`.
    func applied(to name: String) -> String {
        let present = name.split(separator: ".").map(String.init)
        let order = ["slash", "circle", "square", "rectangle", "fill"]
        let added = order.filter { parts.contains($0) && !present.contains($0) }
        return added.isEmpty ? name : ([name] + added).joined(separator: ".")
    }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Mode { case monochrome, hierarchical, palette, multicolor }
    private let mode: Mode

    /// All layers in the foreground colour.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// All layers in the foreground colour, the weaker ones transparent.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// Each layer in a colour of the foreground style.
    public static let palette = SymbolRenderingMode(mode: .palette)
    /// Each layer in the colour that the symbol has for it.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)

    /// The mode of an element, for a number of styles that the app has set for the foreground. Two styles without a mode are a palette.
    static func elementMode(_ mode: SymbolRenderingMode?, styles: Int) -> SymbolMode? {
        switch mode?.mode {
        case .monochrome: nil
        case .hierarchical: .hierarchical
        case .multicolor: .multicolor
        case .palette: styles > 1 ? .palette(count: styles) : .hierarchical
        case nil: styles > 1 ? .palette(count: styles) : nil
        }
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols relative to text of the same font.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets the variant of the symbols in this view.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.merged(with: variant) }
    }

    /// Sets how the layers of symbols are coloured.
    ///
    /// - Partly: some symbols that have layers on Apple's platforms have one here, and ``SymbolRenderingMode/multicolor`` knows the
    ///   colours of common symbols only; all others are in the foreground colour.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}
