import MartletElements

/// The suggestions and scopes below a search field in use.
enum SearchPanelLowering: ElementLowering {
    static let css = """
        .k-search-panel{display:flex;flex-direction:column;align-items:stretch;gap:4px;padding:8px 0}
        .k-search-panel>:is(.k-button,.k-text,.k-label){display:flex;align-items:center;justify-content:flex-start;text-align:start;min-height:44px;color:var(--label);border-bottom:.5px solid var(--separator)}
        """

    static func core(_ element: Element) -> Core { Core() }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
