import MartletCore
import MartletElements

/// A style that the host implements and knows by name.
@MainActor @preconcurrency
protocol NamedButtonStyle: PrimitiveButtonStyle where Body == Button<PrimitiveButtonStyleConfiguration.Label> {
    nonisolated var name: String { get }
}

extension NamedButtonStyle {
    public func makeBody(configuration: Configuration) -> Button<PrimitiveButtonStyleConfiguration.Label> {
        Button(configuration, styleName: name)
    }
}

/// The style that fits the button's context.
public struct DefaultButtonStyle: NamedButtonStyle {
    nonisolated var name: String { "automatic" }
    public nonisolated init() {}
}

/// The label, undecorated.
public struct PlainButtonStyle: NamedButtonStyle {
    nonisolated var name: String { "plain" }
    public nonisolated init() {}
}

/// The label in the accent colour, without a border.
public struct BorderlessButtonStyle: NamedButtonStyle {
    nonisolated var name: String { "borderless" }
    public nonisolated init() {}
}

/// The label on a tinted shape.
public struct BorderedButtonStyle: NamedButtonStyle {
    nonisolated var name: String { "bordered" }
    public nonisolated init() {}
}

/// The label on a shape in the accent colour.
public struct BorderedProminentButtonStyle: NamedButtonStyle {
    nonisolated var name: String { "borderedProminent" }
    public nonisolated init() {}
}

/// The label, drawn like a link.
public struct LinkButtonStyle: NamedButtonStyle {
    nonisolated var name: String { "borderless" }
    public nonisolated init() {}
}

/// The label on glass; here on a tinted shape.
public struct GlassButtonStyle: NamedButtonStyle {
    nonisolated var name: String { "bordered" }
    public nonisolated init() {}
}

/// The label on glass in the accent colour; here on a shape in the accent colour.
public struct GlassProminentButtonStyle: NamedButtonStyle {
    nonisolated var name: String { "borderedProminent" }
    public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
