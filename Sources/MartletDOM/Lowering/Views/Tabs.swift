import MartletElements

/// Lowers a tab view to panels and a tab bar. The bar is below the panels in narrow windows and above them in wide ones. When the user
/// selects a tab, the client script shows its panel. In the style `page`, the panels are side by side in a horizontal scroll view, and the
/// bar is a row of dots.
enum TabsLowering: ElementLowering {
    static let css = """
        .k-tabs{display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr);height:100%;width:100%;min-height:0;position:relative}
        .panels{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);min-height:0;min-width:0;grid-row:1}
        .panels>*{grid-area:1/1;min-width:0;min-height:0}
        .tab-bar{grid-row:2;display:flex;justify-content:space-around;background:var(--tabs-paint,var(--bar));backdrop-filter:var(--tabs-blur,blur(20px) saturate(1.8));border-top:.5px solid var(--tabs-line,var(--separator));color-scheme:var(--tabs-scheme,inherit);padding:0 4px env(safe-area-inset-bottom,0);z-index:6;min-width:0}
        .tab-bar>button{appearance:none;border:0;background:none;margin:0;padding:6px 2px 4px;flex:1 1 0;min-width:0;max-width:140px;min-height:49px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:3px;font:500 .625rem/1.2 var(--font);color:var(--tabs-ink,var(--tab));cursor:pointer;position:relative;-webkit-tap-highlight-color:transparent;touch-action:manipulation}
        .tab-bar>button :is(span,[data-slot=title]):not(.badge,.tab-label,.k-label){max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
        .tab-bar>button[aria-selected=true]{color:var(--tabs-tint,var(--tint))}
        .tab-bar svg,.tab-bar img{height:25px;width:auto;display:block}
        .tab-label,.tab-label>.k-label{display:contents}
        .badge{position:absolute;top:3px;inset-inline-start:calc(50% + 5px);min-width:18px;height:18px;padding:0 5px;border-radius:9px;background:var(--destructive);color:#fff;font:500 .75rem/18px var(--font);text-align:center}
        .badge:empty{display:none}
        .k-tabs.no-tabs>.tab-bar{display:none}
        @media (min-width:700px){
        .k-tabs:not(.page){grid-template-rows:auto minmax(0,1fr)}
        .k-tabs:not(.page)>.panels{grid-row:2}
        .k-tabs:not(.page)>.tab-bar{grid-row:1;justify-self:center;justify-content:center;gap:2px;margin:10px 0 6px;padding:3px;border:0;border-radius:22px;background:var(--tabs-paint,var(--fill));backdrop-filter:none}
        .k-tabs:not(.page)>.tab-bar>button{flex:none;flex-direction:row;gap:6px;min-height:34px;max-width:none;padding:0 16px;border-radius:17px;font:500 .9375rem/1.2 var(--font);color:var(--tabs-ink,var(--label));transition:background-color .2s}
        .k-tabs:not(.page)>.tab-bar>button[aria-selected=true]{background:var(--pill);box-shadow:0 2px 8px #00000014;color:var(--tabs-tint,light-dark(var(--tint),color-mix(in srgb,var(--tint) 60%,#fff)));font-weight:600}
        .k-tabs:has(>.panels>.k-tab:not([hidden])>.k-navigation>.k-screen:not([hidden]) .lifted:is(.insetGrouped,.grouped)){background:var(--grouped)}
        .k-tabs:not(.page)>.tab-bar :is(svg,img){height:18px}
        .k-tabs:not(.page) .badge{position:static;order:1}
        }
        @media (hover:hover){.tab-bar>button:not([aria-selected=true]):hover{color:var(--tabs-ink,var(--label))}}
        .k-tabs.page>.panels{display:flex;overflow-x:auto;overflow-y:hidden;scroll-snap-type:x mandatory;scrollbar-width:none}
        .k-tabs.page>.panels>*{flex:0 0 100%;scroll-snap-align:center;scroll-snap-stop:always}
        .k-tabs.page>.tab-bar{position:absolute;bottom:12px;left:50%;translate:-50% 0;background:#0003;border:0;border-radius:14px;padding:0 6px;gap:0}
        .k-tabs.bare-index>.tab-bar{background:none;backdrop-filter:none}
        .k-tabs.page>.tab-bar>button{flex:none;width:20px;min-height:28px;padding:0;overflow:hidden}
        .k-tabs.page>.tab-bar>button>*{display:none}
        .k-tabs.page>.tab-bar>button::before{content:"";width:7px;height:7px;border-radius:50%;background:var(--dot,#fff8)}
        .k-tabs.page>.tab-bar>button[aria-selected=true]::before{background:var(--current-dot,#fff)}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("div", element[.style] == "page" ? "page" : "", stage: .control)
        if element[.hiddenBars]?.stringValue?.contains("tab") == true || element[.indicators] == false { core.addClass("no-tabs") }
        if element[.indexBackground] == false { core.addClass("bare-index") }
        if let look = element.modifier(TabBarLook.self) { apply(look, to: &core) }
        if let dots = element.modifier(PageIndexLook.self) {
            if let color = dots.dot { core.style.append(("--dot", color.css)) }
            if let color = dots.currentDot { core.style.append(("--current-dot", color.css)) }
        }
        return core
    }

    private static func apply(_ look: TabBarLook, to core: inout Core) {
        if let paint = look.isPainted ? look.paint?.css : "transparent" { core.style.append(("--tabs-paint", paint)) }
        if !look.isPainted { core.style.append(("--tabs-blur", "none")) }
        if !look.isPainted || !look.hasLine { core.style.append(("--tabs-line", "transparent")) }
        if let isDark = look.isDark { core.style.append(("--tabs-scheme", isDark ? "dark" : "light")) }
        if let color = look.itemColor { core.style.append(("--tabs-ink", color.css)) }
        if let color = look.selectedColor { core.style.append(("--tabs-tint", color.css)) }
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("", of: element, classes: "panels")
        page.raw("<div role=tablist class=tab-bar id=b\(element.id)>")
        inside(part: "b", of: element, &page)
        page.raw("</div>")
    }

    static func inside(part: String, of element: Element, _ page: inout PageWriter) {
        for (index, tab) in element.tabChildren.enumerated() {
            page.raw("<button type=button role=tab")
            page.attribute("id", "b\(tab.id)")
            page.attribute("data-index", index)
            page.attribute("aria-controls", "e\(tab.id)")
            page.attribute("aria-selected", index == element.selectedTab ? "true" : "false")
            if index != element.selectedTab { page.attribute("tabindex", "-1") }
            if tab[.title] == nil, !tab.children.contains(where: { $0[.slot] == "label" }) { page.attribute("aria-label", index + 1) }
            page.raw(">")
            TabLowering.inside(part: "b", of: tab, &page)
            page.end("button")
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .selection: [.part("b", "data-selected", .int(element.selectedTab))]
        case .style: [.everything]
        default: [.boxes]
        }
    }

    static func arrangementChanges(of element: Element) -> [Change] { [.partInside("b")] }
}

/// Lowers a tab to its panel. The panels of unselected tabs have the attribute `hidden`, except in the style `page`.
enum TabLowering: ElementLowering {
    static let css = """
        .k-tab{min-width:0;min-height:0}
        .k-tab[hidden]{display:none}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("section", "v", stage: .control, isNative: true)
        core.set(.tab)
        core.set("aria-labelledby", "b\(element.id)")
        core.set("hidden", if: isHidden(element))
        return core
    }

    private static func isHidden(_ element: Element) -> Bool {
        guard let tabs = element.parent, tabs[.style] != "page" else { return false }
        let siblings = tabs.tabChildren
        guard siblings.indices.contains(tabs.selectedTab) else { return false }
        return siblings[tabs.selectedTab] !== element
    }

    /// Writes the label of the tab's button in the bar: an icon, a title and a badge.
    static func inside(part: String, of element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "span", classes: "tab-label")
        if let symbol = element[.symbol]?.stringValue {
            page.symbol(symbol)
        } else if let picture = page.resources.picture(of: element) {
            page.begin("img", ["src": picture.source, "alt": ""])
        }
        if let title = element[.title]?.stringValue {
            page.raw("<span>")
            page.text(title)
            page.end("span")
        }
        if let badge = element[.badge]?.stringValue, !badge.isEmpty {
            page.raw("<span class=badge>")
            page.text(badge)
            page.end("span")
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .title, .symbol, .picture, .source, .badge: [.partInside("b")]
        default: []
        }
    }
}

extension Element {
    fileprivate var tabChildren: [Element] { children.filter { $0.kind == .tab } }

    fileprivate var selectedTab: Int { self[.selection]?.intValue ?? 0 }
}
