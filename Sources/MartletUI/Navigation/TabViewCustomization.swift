import MartletCore

/// What the user changed in a tab view's sidebar. Tabs of a page cannot be moved or hidden, so it has no changes.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    public init() {}

    /// Shows all tabs again.
    public mutating func resetVisibility() {}

    /// Orders the tabs of all sections as the app does.
    public mutating func resetSectionOrder() {}
}

/// Which changes of a tab the user may make.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where a tab view shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
    /// Ignored: the user cannot move or hide tabs.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        inert(".tabViewCustomization")
    }
}

extension TabContent {
    /// Ignored: the user cannot move or hide tabs.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
        _TabContents<TabValue, _>(inert(".customizationID"))
    }

    /// Ignored: the user cannot move or hide tabs.
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { _TabContents<TabValue, _>(inert(".customizationBehavior")) }

    /// Ignored: the user cannot move or hide tabs.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { _TabContents<TabValue, _>(inert(".defaultVisibility")) }
}
