import MartletCore

/// How the menus in a view look. The host knows each by name; an app cannot draw its own.
public protocol MenuStyle {
    /// The style's name; `nil` is that of the buttons around.
    var _name: String? { get }
}

public struct DefaultMenuStyle: MenuStyle {
    public var _name: String? { nil }
    public init() {}
}

/// As the buttons around.
public struct ButtonMenuStyle: MenuStyle {
    public var _name: String? { nil }
    public init() {}
}

/// As a button without a border.
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

/// The order of a menu's commands. A host shows them as they are written.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    /// Sets how the menus in this view look.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuStyle, StyleName(name: style._name)) }

    /// Sets whether the menus in this view show that they are menus.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicator, visibility) }

    /// Sets the order of the commands in menus, which a host keeps as they are written in any case.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
}
