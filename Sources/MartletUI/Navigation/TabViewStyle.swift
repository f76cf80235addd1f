import MartletCore

extension EnvironmentValues {
    private struct TabViewStyleKey: EnvironmentKey {
        static var defaultValue: String? { nil }
    }

    private struct ShowsTabIndexKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    private struct IndexBackgroundKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    var tabViewStyleName: String? {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }

    /// Whether a tab view shows its bar or its dots.
    var showsTabIndex: Bool {
        get { self[ShowsTabIndexKey.self] }
        set { self[ShowsTabIndexKey.self] = newValue }
    }

    /// Whether the dots of pages have a background.
    var indexHasBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

/// The style of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The name sent to hosts.
    var _name: String? { get }
    /// Whether a tab view shows its bar or its dots.
    var _showsIndex: Bool { get }
}

extension TabViewStyle {
    public var _showsIndex: Bool { true }
}

public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _name: String? { nil }
}

/// A style that shows the tabs as pages to swipe through.
public struct PageTabViewStyle: TabViewStyle {
    public enum IndexDisplayMode: Sendable { case automatic, always, never }

    private let mode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    public var _name: String? { "page" }
    public var _showsIndex: Bool { mode != .never }
}

/// A style with a bar of tabs.
///
/// - Partly: a wide window has no sidebar; the bar stays.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _name: String? { nil }
}

/// A style with a bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _name: String? { nil }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
    /// Sets the style of the tab views in this view.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { modifier(TabStyleWriter(style: style)) }

    /// Sets the style of the dots that tab views in this view show for their pages.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexHasBackground, style._hasBackground)
    }
}

private struct TabStyleWriter<S: TabViewStyle>: EnvironmentModifier {
    nonisolated(unsafe) let style: S  // Used only on the main actor.

    nonisolated init(style: S) { self.style = style }

    func _extend(_ environment: inout EnvironmentValues) {
        environment.tabViewStyleName = style._name
        environment.showsTabIndex = style._showsIndex
    }
}

/// The style of the dots of pages.
public protocol IndexViewStyle: Sendable {
    /// Whether the dots have a background.
    var _hasBackground: Bool { get }
}

/// The only style of the dots of pages. Unlike Apple's, they have a background unless it is `never`, so that they are visible on a light page.
public struct PageIndexViewStyle: IndexViewStyle {
    public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }

    private let mode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    public var _hasBackground: Bool { mode != .never }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
