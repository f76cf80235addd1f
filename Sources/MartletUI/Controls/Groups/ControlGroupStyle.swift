import MartletCore
import MartletGraph

/// The appearance of the control groups in a view.
@MainActor @preconcurrency
public protocol ControlGroupStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a control group that a ``ControlGroupStyle`` draws.
public struct ControlGroupStyleConfiguration {
    public typealias Content = StyleContent
    public typealias Label = StyleContent

    // Written once; their types need not be Sendable.
    public nonisolated let content: Content
    /// Nothing if the group has no label.
    public nonisolated let label: Label
}

/// A style that the host implements and knows by name.
@MainActor @preconcurrency
protocol NamedControlGroupStyle: ControlGroupStyle {
    nonisolated var name: String { get }
}

extension NamedControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The style that fits the group's context.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The style for a navigation bar.
public struct NavigationControlGroupStyle: NamedControlGroupStyle {
    nonisolated var name: String { "navigation" }
    public nonisolated init() {}
}

/// A menu with the group's label, which opens its controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The style for a menu, showing symbols only.
public struct CompactMenuControlGroupStyle: NamedControlGroupStyle {
    nonisolated var name: String { "compactMenu" }
    public nonisolated init() {}
}

/// The style for a menu, showing symbols only, in a row as long as they need.
public struct PaletteControlGroupStyle: NamedControlGroupStyle {
    nonisolated var name: String { "palette" }
    public nonisolated init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
    private struct ControlGroupStyleKey: EnvironmentKey { static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() } }

    var controlGroupStyle: any ControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the control groups in this view.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { environment(\.controlGroupStyle, style) }
}
