/// The user's position in an app, as one value: the tab, the screens pushed in each tab, and the sheet above them.
///
///     @State private var navigation = Navigation<AppTab, AppRoute>(tab: .menu)
///     …
///     TabView(selection: $navigation.tab) {
///         NavigationStack(path: $navigation[.menu]) { … }.tag(AppTab.menu)
///         …
///     }
///     .sheet(item: $navigation.sheet) { route in … }
///
/// Because it is a value, you can compare it, store it, and set it in one step from anywhere: `navigation.go(to: .init(tab: .menu, path:
/// [.dish(3)]))`. An app without tabs uses ``OneTab``.
public struct Navigation<AppTab: Hashable, Route: Hashable>: Hashable {
    /// The selected tab.
    public var tab: AppTab
    public var sheet: Route?
    /// The screens of each tab that has any. Empty arrays are not stored, so that equal positions are equal values.
    private var paths: [AppTab: [Route]] = [:]

    /// - Parameter path: The screens pushed in that tab.
    public init(tab: AppTab, path: [Route] = [], sheet: Route? = nil) {
        self.tab = tab
        self.sheet = sheet
        self[tab] = path
    }

    /// The screens pushed in a tab; the last one is on top.
    public subscript(tab: AppTab) -> [Route] {
        get { paths[tab] ?? [] }
        set { paths[tab] = newValue.isEmpty ? nil : newValue }
    }

    /// The screens pushed in the selected tab.
    public var path: [Route] {
        get { self[tab] }
        set { self[tab] = newValue }
    }

    public mutating func push(_ route: Route) { path.append(route) }

    /// Pops the top screen, if there is one.
    public mutating func pop() { _ = path.popLast() }

    public mutating func popToRoot() { path = [] }

    /// Goes to `place`: selects its tab, replaces that tab's screens, and shows its sheet or none. Other tabs keep their screens unless
    /// `place` has screens for them.
    public mutating func go(to place: Navigation) {
        let path = place.path
        paths.merge(place.paths) { _, new in new }
        tab = place.tab
        self.path = path
        sheet = place.sheet
    }
}

extension Navigation: Sendable where AppTab: Sendable, Route: Sendable {}
extension Navigation: Codable where AppTab: Codable, Route: Codable {}

/// The tab of an app without tabs.
public enum OneTab: Hashable, Codable, Sendable { case only }

extension Navigation where AppTab == OneTab {
    public init(path: [Route] = [], sheet: Route? = nil) { self.init(tab: .only, path: path, sheet: sheet) }
}
