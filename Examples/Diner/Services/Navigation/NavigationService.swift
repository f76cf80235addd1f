import Combine

/// Where in the app the guest is. Anyone may send the guest to another tab; what a tab shows inside is the tab's own matter.
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
