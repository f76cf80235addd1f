import Combine

/// The selected tab. Any view can select another one; navigation inside a tab belongs to that tab.
@MainActor
public final class NavigationService: ObservableObject {
    public enum Tab: String, Hashable, CaseIterable, Sendable {
        case menu, favorites, order
    }

    @Published public var currentTab: Tab

    public init(currentTab: Tab = .menu) {
        self.currentTab = currentTab
    }
}
