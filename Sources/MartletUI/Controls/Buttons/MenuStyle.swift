import MartletCore

/// The appearance of the menus in a view. The host knows each style by name; unlike Apple's, an app cannot draw its own.
public protocol MenuStyle {
    /// The style's name; `nil` uses the button style of the environment.
    var _name: String? { get }
}

public struct DefaultMenuStyle: MenuStyle {
    public var _name: String? { nil }
    public init() {}
}

/// Looks like the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
    public var _name: String? { nil }
    public init() {}
}

/// Looks like a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public var _name: String? { "borderless" }
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
    private struct MenuStyleKey: EnvironmentKey { static var defaultValue: StyleName { StyleName(name: nil) } }
    private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

    var menuStyle: StyleName {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    var menuIndicator: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

/// The order of a menu's commands. Hosts ignore it, and show the commands in source order.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    /// Sets the appearance of the menus in this view.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, StyleName(name: style._name)).inert(".menuStyle")
    }

    /// Sets whether the menus in this view show a menu indicator.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicator, visibility).inert(".menuIndicator")
    }

    /// Sets the order of the commands in menus. Hosts ignore it, and show the commands in source order.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { inert(".menuOrder") }
}
