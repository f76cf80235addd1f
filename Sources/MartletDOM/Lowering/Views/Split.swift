import MartletElements

/// Lowers a split view to columns side by side. In a narrow window, only the `compactColumn` is visible.
enum SplitLowering: ElementLowering {
    static let css = """
        .k-split{display:grid;grid-template:minmax(0,1fr)/auto auto minmax(0,1fr);height:100%;width:100%;min-height:0;min-width:0}
        .column{min-width:0;min-height:0;display:flex;flex-direction:column;align-items:stretch}
        .column.detail-column{grid-column:3}
        .column>*{flex:1 1 0;min-height:0}
        .column.sidebar-column{grid-column:1;width:var(--sidebar-width,clamp(240px,26vw,320px));border-inline-end:1px solid var(--separator);background:var(--sidebar)}
        .column.content-column{grid-column:2;width:var(--content-width,clamp(260px,30vw,380px));border-inline-end:1px solid var(--separator)}
        .column.sidebar-column:empty,.column.content-column:empty{display:none}
        @media (min-width:640px){.sidebar-column .k-screen,.sidebar-column .k-list{background:none}:is(.sidebar-column,.content-column) .row-content>.k-navigation-link[aria-current]::after,.sidebar-column .row-content>.k-navigation-link::after{display:none!important}}
        .k-split.double>.sidebar-column,.k-split.detail-only>:is(.sidebar-column,.content-column){display:none}
        @media (max-width:639px){.k-split{grid-template-columns:minmax(0,1fr)}.k-split>.column{grid-area:1/1;width:auto;border:0}.k-split:not(.at-sidebar)>.sidebar-column,.k-split:not(.at-content)>.content-column,.k-split:not(.at-detail)>.detail-column{display:none}.k-split.at-sidebar>.sidebar-column{display:flex}}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("div", "at-\(element[.compactColumn]?.stringValue?.cssName ?? "sidebar")")
        switch element[.visibility]?.stringValue {
        case "doubleColumn": core.addClass("double")
        case "detailOnly": core.addClass("detail-only")
        default: break
        }
        if let width = width(element[.sidebarWidth]) { core.style.append(("--sidebar-width", width)) }
        if let width = width(element[.contentWidth]) { core.style.append(("--content-width", width)) }
        return core
    }

    /// Returns the width of a column in CSS: its ideal width within its bounds, but at most 40 % of the window if the minimum permits it.
    private static func width(_ bounds: Value?) -> String? {
        guard let bounds = bounds?.listValue?.compactMap(\.doubleValue), bounds.count == 3 else { return nil }
        return "clamp(\(bounds[0].px),min(\(bounds[1].px),40vw),\(bounds[2].px))"
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("sidebar", of: element, tag: "aside", classes: "column sidebar-column")
        page.slot("content", of: element, classes: "column content-column")
        page.slot("detail", of: element, classes: "column detail-column")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}
