/// Where a user is in an app, as one value: the tab, the screens pushed in each tab, and the sheet above them.
///
///     @State private var navigation = Navigation<AppTab, AppRoute>(tab: .menu)
///     …
///     TabView(selection: $navigation.tab) {
///         NavigationStack(path: $navigation[.menu]) { … }.tag(AppTab.menu)
///         …
///     }
///     .sheet(item: $navigation.sheet) { route in … }
///
/// As a value it is compared, stored, and set in one step, from wherever the user was: `navigation.go(to: .init(tab: .menu, path: [.dish(3)]))`.
/// An app without tabs uses ``OneTab``.
public struct Navigation<AppTab: Hashable, Route: Hashable>: Hashable {
    /// The tab that is shown.
    public var tab: AppTab
    public var sheet: Route?
    /// The screens of each tab in which there are any, so that equal places are equal values.
    private var paths: [AppTab: [Route]] = [:]

    /// - Parameter path: The screens pushed in that tab.
    public init(tab: AppTab, path: [Route] = [], sheet: Route? = nil) {
        self.tab = tab
        self.sheet = sheet
        self[tab] = path
    }

    /// The screens pushed in a tab, the topmost at the end.
    public subscript(tab: AppTab) -> [Route] {
        get { paths[tab] ?? [] }
        set { paths[tab] = newValue.isEmpty ? nil : newValue }
    }

    /// The screens pushed in the tab that is shown.
    public var path: [Route] {
        get { self[tab] }
        set { self[tab] = newValue }
    }

    public mutating func push(_ route: Route) { path.append(route) }

    /// Goes back by one screen, if there is one to go back from.
    public mutating func pop() { _ = path.popLast() }

    public mutating func popToRoot() { path = [] }

    /// Goes to another place from wherever this is: shows its tab, with its screens instead of those there, and its sheet or none. What is pushed
    /// in other tabs stays, unless the place says something of it.
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

/// The only tab of an app that has none.
public enum OneTab: Hashable, Codable, Sendable { case only }

extension Navigation where AppTab == OneTab {
    public init(path: [Route] = [], sheet: Route? = nil) { self.init(tab: .only, path: path, sheet: sheet) }
}
