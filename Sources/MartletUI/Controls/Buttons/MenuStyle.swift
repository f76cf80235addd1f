import MartletCore
import MartletGraph

/// The appearance of the menus in a view.
///
///     struct Framed: MenuStyle {
///         func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding().border(.purple) }
///     }
@MainActor @preconcurrency
public protocol MenuStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a menu that a ``MenuStyle`` draws.
public struct MenuStyleConfiguration {
    public typealias Label = StyleContent
    public typealias Content = StyleContent

    // Written once; their types need not be Sendable.
    nonisolated let label: Label
    nonisolated let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

/// A style that the host implements and knows by name.
@MainActor @preconcurrency
protocol NamedMenuStyle: MenuStyle {
    /// The style's name; `nil` uses the button style of the environment.
    nonisolated var name: String? { get }
}

extension NamedMenuStyle {
    public func makeBody(configuration: Configuration) -> Menu<MenuStyleConfiguration.Label, MenuStyleConfiguration.Content> {
        Menu(configuration)
    }
}

public struct DefaultMenuStyle: NamedMenuStyle {
    nonisolated var name: String? { nil }
    public nonisolated init() {}
}

/// Looks like the buttons around it.
public struct ButtonMenuStyle: NamedMenuStyle {
    nonisolated var name: String? { nil }
    public nonisolated init() {}
}

/// Looks like a button without a border.
public struct BorderlessButtonMenuStyle: NamedMenuStyle {
    nonisolated var name: String? { "borderless" }
    public nonisolated init() {}
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
    private struct MenuStyleKey: EnvironmentKey { static var defaultValue: any MenuStyle { DefaultMenuStyle() } }
    private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

    var menuStyle: any MenuStyle {
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
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuStyle, style) }

    /// Sets whether the menus in this view show a menu indicator.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicator, visibility).inert(".menuIndicator")
    }

    /// Sets the order of the commands in menus. Hosts ignore it, and show the commands in source order.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { inert(".menuOrder") }
}
