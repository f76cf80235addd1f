import MartletCore

/// The style of a list.
public protocol ListStyle: Sendable {
    /// The name sent to hosts.
    static var _name: String { get }
}

/// The default style for the list's context.
public struct DefaultListStyle: ListStyle {
    public static var _name: String { "automatic" }
    public nonisolated init() {}
}

/// Rows from edge to edge, on the background of the screen.
public struct PlainListStyle: ListStyle {
    public static var _name: String { "plain" }
    public nonisolated init() {}
}

/// Sections from edge to edge, distinct from the background.
public struct GroupedListStyle: ListStyle {
    public static var _name: String { "grouped" }
    public nonisolated init() {}
}

/// Sections as cards, distinct from the background.
public struct InsetGroupedListStyle: ListStyle {
    public static var _name: String { "insetGrouped" }
    public nonisolated init() {}
}

/// Rows inset from the edges.
public struct InsetListStyle: ListStyle {
    public static var _name: String { "inset" }
    public nonisolated init() {}
}

/// The style of a sidebar.
public struct SidebarListStyle: ListStyle {
    public static var _name: String { "sidebar" }
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }

extension View {
    /// Sets the style of the lists in this view.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, S._name) }
}

extension EnvironmentValues {
    private struct ListStyleKey: EnvironmentKey {
        static var defaultValue: String { DefaultListStyle._name }
    }

    /// The name of the style of lists.
    var listStyle: String {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}
