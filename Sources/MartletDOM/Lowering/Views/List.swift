import MartletElements

enum ListLowering: RefreshableLowering {
    static let css = """
        .k-list,.k-form{overflow:auto;min-height:0;min-width:0;overscroll-behavior:contain;display:flex;flex-direction:column;background:var(--surface);--surface:var(--background);--cell:var(--background);--edge:16px;text-align:start}
        .k-list>*,.k-form>*{flex:none}
        .insetGrouped,.grouped{--surface:var(--grouped);--cell:var(--grouped-cell)}
        .insetGrouped,.inset,.sidebar{padding:0 \(ContentColumn.ofRows.margin) 32px}
        .grouped{padding-bottom:32px}
        .sidebar{--surface:var(--sidebar);--cell:transparent;padding-inline:10px}
        .bare-scroll{--surface:transparent}
        .lifted:is(.k-list,.k-form){overflow:visible;flex:1 0 auto}
        .k-screen:has(.lifted:is(.insetGrouped,.grouped)){background:var(--grouped)}
        .k-screen:has(.lifted.bare-scroll){background:none}
        .k-screen:has(.lifted.sidebar){background:var(--sidebar)}

        """ + RefreshControl.css + ScrollBehaviour.css

    static func core(_ element: Element) -> Core {
        var core = Core("div", style(of: element), stage: .control, isNative: true)
        core.set(.list)
        element.describeRows(in: &core)
        return core
    }

    private static func style(of element: Element) -> String {
        switch element[.style]?.stringValue {
        case nil, "automatic": "insetGrouped"
        case let style?: style.cssName
        }
    }
}

/// Controls in sections. It looks like a list in style `insetGrouped`, but has the role of a form.
enum FormLowering: RefreshableLowering {
    static func core(_ element: Element) -> Core {
        var core = Core("div", element[.style] == "columns" ? "plain" : "insetGrouped", stage: .control, isNative: true)
        element.describeRows(in: &core)
        return core
    }
}

extension Element {
    /// The code that lists and forms share.
    @MainActor
    fileprivate func describeRows(in core: inout Core) {
        if isLifted { core.addClass("lifted") }
        if hasModifier(HidesScrollBackground.self) { core.addClass("bare-scroll") }
        if let spacing = self[.sectionSpacing]?.doubleValue {
            core.addClass("spaced")
            core.style.append(("--section-gap", spacing.px))
        }
        if let spacing = self[.rowSpacing]?.doubleValue {
            core.addClass("row-spaced")
            core.style.append(("--row-gap", spacing.px))
        }
        if let height = self[.minimumRowHeight]?.doubleValue { core.style.append(("--row-min", height.px)) }
        ScrollBehaviour.describe(self, in: &core)
        RefreshControl.describe(self, in: &core)
    }
}
