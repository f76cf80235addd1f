import MartletCore
import MartletElements

/// A group of related controls, side by side.
///
/// - Partly: its controls look as they do outside of it.
public struct ControlGroup<Content: View>: View {
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public var body: some View { ControlGroupElement(_content: content) }
}

/// The controls of a group, and its label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label

    nonisolated init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    public var body: some View {
        label.slot("label")
        content
    }
}

private struct ControlGroupElement<Content: View>: ElementView {
    let _content: Content

    static var _kind: Kind { .controlGroup }

    func _lower(to element: inout ElementWriter) {
        if let style = element.environment.controlGroupStyle.name { element[.style] = .string(style) }
    }
}

/// The appearance of the control groups in a view. The host knows each style by name; unlike Apple's, an app cannot draw its own.
public protocol ControlGroupStyle {
    /// The style's name; `nil` is the style that fits the group's context.
    var _name: String? { get }
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public var _name: String? { nil }
    public init() {}
}

/// The style for a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public var _name: String? { "navigation" }
    public init() {}
}

/// The style for a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public var _name: String? { "menu" }
    public init() {}
}

/// The style for a menu, showing symbols only.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public var _name: String? { "compactMenu" }
    public init() {}
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

extension EnvironmentValues {
    private struct ControlGroupStyleKey: EnvironmentKey { static var defaultValue: StyleName { StyleName(name: nil) } }

    var controlGroupStyle: StyleName {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the control groups in this view.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, StyleName(name: style._name)).inert(".controlGroupStyle")
    }
}
