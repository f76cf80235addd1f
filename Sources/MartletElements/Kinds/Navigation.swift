extension Kind {
    /// A stack of screens; its children are ``screen``s, of which the last is shown.
    public static let navigation = Kind("navigation", KindDefinition(expansion: { _ in .scrolling }))
    /// One screen of a navigation: its bar, its content and its bottom bar. Slots of the bar: `leading`, `principal`, `trailing`; below:
    /// `bottom`; `search` for a search field. Fires ``Action/dismiss`` when the user goes back; a back button is shown if that action is
    /// bound.
    public static let screen = Kind(
        "screen", KindDefinition(Semantics(.screen, naming: [.attribute(.title)]), expansion: { _ in .scrolling }))
    /// Columns side by side on a wide host, one at a time on a narrow one: slots `sidebar`, `content` and `detail`.
    public static let split = Kind(
        "split",
        KindDefinition(
            expansion: { _ in .scrolling }, concealment: { split, child, _ in split.showsColumn(child[.slot]?.stringValue) ? nil : .hidden }
        ))
    /// Screens of equal rank, of which one is shown: its children are ``tab``s. Fires ``Action/change`` with an index. Styles: `automatic`,
    /// `page`.
    public static let tabs = Kind(
        "tabs",
        KindDefinition(
            Semantics(.tabs), expansion: { _ in .scrolling },
            concealment: { tabs, child, _ in child.kind == .tab && tabs.selectedTab !== child && tabs.hidesTabBar ? .hidden : nil }))
    /// One of ``tabs``: ``Attribute/title``, ``Attribute/symbol`` or ``Attribute/source``, ``Attribute/badge``.

    public static let tab = Kind(
        "tab",
        KindDefinition(
            Semantics(
                .tab, naming: [.attribute(.title), .slot("label")], value: { $0[.badge]?.stringValue },
                isSelected: { $0.parent?.selectedTab === $0 }), expansion: { _ in .scrolling },
            concealment: { tab, child, _ in tab.parent?.selectedTab === tab || child[.slot] == "label" ? nil : .unselectedTab }))
}

extension Attribute {
    /// `large` or `inline`.
    public static let titleMode: Attribute = "titleMode"
    /// A line below the title.
    public static let subtitle: Attribute = "subtitle"
    /// Whether another screen covers this one.
    public static let isCovered: Attribute = "hidden"
    /// The title of the screen that the back button leads to.
    public static let backTitle: Attribute = "backTitle"
    /// The hidden bars of a screen or of the tabs: `navigation`, `tab` or both, separated by a space.
    public static let hiddenBars: Attribute = "hiddenBars"
    /// Whether the dots of ``Kind/tabs`` of the style `page` have a background; absent: they have.
    public static let indexBackground: Attribute = "indexBackground"
    /// A short text in a badge.
    public static let badge: Attribute = "badge"
    /// The visible columns of a split: `automatic`, `all`, `doubleColumn` or `detailOnly`.
    public static let visibility: Attribute = "visibility"
    /// The column of a split that a narrow host shows: `sidebar`, `content` or `detail`.
    public static let compactColumn: Attribute = "compactColumn"
    /// Whether there is only space for one column of a split.
    public static let isCompact: Attribute = "isCompact"
    /// The width of a split's first column, in points: a list of the minimum, the ideal and the maximum.
    public static let sidebarWidth: Attribute = "sidebarWidth"
    /// The same for the middle one of three columns.
    public static let contentWidth: Attribute = "contentWidth"
}

extension Element {
    /// The selected tab.
    public var selectedTab: Element? {
        let tabs = children.filter { $0.kind == .tab }
        let index = self[.selection]?.intValue ?? 0
        return tabs.indices.contains(index) ? tabs[index] : nil
    }

    /// Whether the tab bar is hidden.
    fileprivate var hidesTabBar: Bool { self[.hiddenBars]?.stringValue?.contains("tab") == true }

    /// Returns whether a column of a split is visible.
    fileprivate func showsColumn(_ slot: String?) -> Bool {
        if self[.isCompact] == true { return self[.compactColumn]?.stringValue == slot }
        switch self[.visibility]?.stringValue {
        case "detailOnly": return slot == "detail"
        case "doubleColumn": return slot != "sidebar"
        default: return true
        }
    }
}
