import MartletElements

/// One screen of a navigation. The screen itself scrolls, so that a large title scrolls away with the content while the bar stays.
///
/// A previous title that needs all the room of the back button, or more, is replaced by "Back": it is moved out of sight, and the text behind it appears.
enum ScreenLowering: ElementLowering {
    static let css = """
        .k-screen{isolation:isolate;display:grid;grid-template:auto auto auto minmax(min-content,1fr) auto/minmax(0,1fr);height:100%;width:100%;overflow-y:auto;overflow-x:clip;scroll-timeline:--screen block;background:var(--background);--bar-height:44px;--title-height:0px;--search-height:0px;--margin:16px;--inset-top:env(safe-area-inset-top,0px);--safe-top:calc(var(--inset-top) + var(--bar-height) + var(--title-height) + var(--search-height));--safe-bottom:env(safe-area-inset-bottom,0px);--stick:calc(var(--inset-top) + var(--bar-height));scroll-padding-top:var(--stick);outline:0}
        .k-screen.of-rows{--margin:\(ContentColumn.ofRows.margin)}
        .k-screen.large{--title-height:calc(11px + 1.2*var(--t34,2.125rem))}
        .k-screen:has(>.screen-search:not(:empty)){--search-height:52px}
        .k-screen[hidden]{display:none}
        .k-screen.no-bar{--bar-height:0px;--title-height:0px;--search-height:0px}
        .k-screen.no-bar>:is(.bar,.large-title,.screen-search){display:none}
        .k-screen:not(:has(>.bar :is(.back:not([hidden]),.bar-title:not(:empty),[data-slot]:not(:empty)))){--bar-height:0px;--title-height:0px}
        .k-screen:not(:has(>.bar :is(.back:not([hidden]),.bar-title:not(:empty),[data-slot]:not(:empty))))>.bar{display:none}
        .bar{grid-row:1;position:sticky;top:0;z-index:5;display:grid;grid-template-columns:minmax(max-content,1fr) minmax(0,auto) minmax(max-content,1fr);align-items:center;gap:8px;min-height:calc(var(--bar-height) + var(--inset-top));padding:var(--inset-top) var(--margin) 0;color:var(--label);color-scheme:var(--bar-scheme,inherit);--ink:var(--bar-ink,initial)}
        .bar-solid>.bar{background:var(--bar-paint,var(--bar));backdrop-filter:var(--bar-blur,blur(20px) saturate(1.8))}
        .bar-solid{--bar-size:100% var(--safe-top)}
        .bar-solid>.bar{background-size:var(--bar-size)}
        .bar-solid>:is(.large-title,.screen-search:not(:empty)){background:var(--bar-paint,var(--bar)) 0 calc(-1*var(--stick))/var(--bar-size);color-scheme:var(--bar-scheme,inherit)}
        .bar-solid>.screen-search:not(:empty){background-position-y:calc(-1*var(--stick) - var(--title-height))}
        .bar-solid:not(.large:has(>.large-title:not(:empty)),:has(>.screen-search:not(:empty)))>.bar,.bar-solid>.screen-search:not(:empty),.bar-solid.large:not(:has(>.screen-search:not(:empty)))>.large-title:not(:empty){box-shadow:0 .5px var(--bar-line,var(--separator))}
        .bar-side{display:flex;align-items:center;gap:18px;min-width:0}
        .bar-side.end{justify-content:flex-end}
        .bar-side>[data-slot]{display:flex;align-items:center;gap:18px}
        .bar-side>[data-slot]:empty{display:none}
        .bar-side :is(.k-button,.k-link,.menu-button,.k-navigation-link):not([role=menu] *){min-height:44px;min-width:28px;justify-content:center}
        .bar-side .k-button:is(.bordered,.prominent):not([role=menu] *){min-height:32px;padding-block:4px}
        .bar-side .k-image svg{height:1.35em}
        .bar-middle{min-width:0;text-align:center;font-weight:600;overflow:hidden}
        .bar-title{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--title-color,inherit)}
        .title-font>.bar .bar-title{font:var(--title-font)}
        .bar-middle:has(>[data-slot]:not(:empty))>.bar-title,.bar-middle>[data-slot]:empty{display:none}
        .bar-middle:has(>[data-slot=principal]:not(:empty))>[data-slot=titleMenu]{display:none}
        .bar-middle>[data-slot]{display:flex;justify-content:center}
        .bar-middle .k-stack.v{gap:0}
        .bar-subtitle{font-size:.75rem;font-weight:400;color:var(--secondary)}
        .bar-subtitle:empty{display:none}
        .back{appearance:none;border:0;background:none;font:400 var(--t17,1.0625rem)/1.294 var(--font);color:var(--bar-ink,var(--tint));display:flex;align-items:center;gap:5px;padding:0;min-height:44px;margin-inline-start:-8px;cursor:pointer;max-width:38vw;min-width:0}
        .back[hidden]{display:none}
        .back{--room:calc(38vw - 23px)}
        .back>span{position:relative;overflow:hidden;white-space:nowrap;max-width:var(--room);text-indent:min(0px,(var(--room) - 1px - 100%)*999)}
        .back>span::after{content:"Back"/"";position:absolute;inset-block:0;inset-inline-start:0;overflow:hidden;text-indent:0;max-width:max(0px,(100% - var(--room) + 1px)*999)}
        .back::before{content:"";flex:none;width:12px;height:12px;border:solid currentColor;border-width:0 0 2.5px 2.5px;rotate:45deg;margin-inline:6px 0;border-radius:1px}
        [dir=rtl] .back::before{rotate:-135deg}
        .back:active{opacity:.5}
        .large-title{grid-row:2;margin:0;padding:3px var(--margin) 8px;font:700 var(--t34,2.125rem)/1.2 var(--font);letter-spacing:.01em;color:var(--large-color,var(--label));overflow-wrap:anywhere;position:relative;z-index:2}
        .large-font>.large-title{font:var(--large-font)}
        .large-title:empty{display:none}
        .k-screen:has(>.large-title:empty){--title-height:0px}
        .k-screen:not(.large)>.large-title{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);padding:0}
        .screen-search{grid-row:3;padding:1px var(--margin) 12px;position:relative;z-index:2}
        .screen-search:empty{display:none}
        .screen-search:has(>.k-button){display:flex;flex-wrap:wrap;align-items:center;gap:0 12px}
        .screen-search>.k-field{flex:1 1 0}
        .screen-search>.k-button{min-height:36px}
        .screen-search>.k-search-panel{flex:1 0 100%}
        @media (max-width:699px){.k-screen:has(>.screen-search>.k-button){--bar-height:0px;--title-height:0px}.k-screen:has(>.screen-search>.k-button)>:is(.bar,.large-title){display:none}.screen-search:has(>.k-button){padding-top:calc(var(--inset-top) + 8px)}}
        .screen-background{grid-area:1/1/-1/-1;position:sticky;top:0;z-index:-1;height:100dvh;max-height:100%;pointer-events:none}
        .screen-body{grid-row:4;min-width:0;min-height:0}
        .screen-body>.k-scroll.y,.screen-body>.k-list.y,.screen-body>.k-form.y{align-self:stretch}
        .bottom-bar{grid-area:5/1;position:sticky;bottom:0;z-index:5;display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:49px;padding:0 var(--margin) var(--safe-bottom);background:var(--bar);backdrop-filter:blur(20px) saturate(1.8);border-top:.5px solid var(--separator);--ink:initial}
        .bottom-bar>.x{flex:1 1 0}
        .bottom-bar:empty,.keyboard-bar:not(:focus-within,:active,.k-screen:has(:is(.k-field,.k-editor):focus)>*){display:none}
        .k-screen:has(:is(.k-field,.k-editor):focus)>.bottom-bar:has(+.keyboard-bar:not(:empty)){visibility:hidden}
        .k-screen:has(>.bottom-bar:not(:empty,.keyboard-bar)){scroll-padding-bottom:calc(49px + var(--safe-bottom))}
        @supports (animation-timeline:scroll()){
        .k-screen:not(.bar-solid)>.bar::before{content:"";position:absolute;inset:0;z-index:-1;background:var(--bar-paint,var(--bar));backdrop-filter:var(--bar-blur,blur(20px) saturate(1.8));box-shadow:0 .5px var(--bar-line,var(--separator));opacity:0;animation:show-paint linear both;animation-timeline:--screen;animation-range:0 12px}
        .k-screen.large>.bar::before{animation-range:calc(var(--title-height) - 14px) var(--title-height)}
        .k-screen.large>.bar .bar-title{animation:show-title linear both;animation-timeline:--screen;animation-range:calc(var(--title-height) - 20px) var(--title-height);opacity:0}
        @keyframes show-paint{to{opacity:1}}
        @keyframes show-title{from{opacity:0;translate:0 6px}to{opacity:1;translate:0}}
        }
        @supports not (animation-timeline:scroll()){.k-screen.large>.bar .bar-title{visibility:hidden}.bar{background:var(--bar-paint,var(--surface-top,var(--bar)))}}
        .k-screen.large>.bar .bar-middle>[data-slot]{opacity:1}
        """

    static let lazySlots = ["titleMenu", "secondary", "background"]

    static func core(_ element: Element) -> Core {
        var core = Core(
            "section", "", attributes: [("aria-labelledby", "t\(element.id)"), ("tabindex", "-1")], stage: .control, isNative: true)
        if element.parent?.kind == .navigation {
            core.attributes += [("data-transition", "move-trailing"), ("data-motion", Motions.slide)]
        }
        core.set("data-grows", element[.zoomSource]?.stringValue)
        if element[.titleMode] == "large" { core.addClass("large") }
        if element[.hiddenBars]?.stringValue?.contains("navigation") == true { core.addClass("no-bar") }
        if let look = element.modifier(BarLook.self) { apply(look, to: &core) }
        switch element.contentColumn {
        case .ofRows?: core.addClass("of-rows")
        case let column?: core.style.append(("--margin", column.margin))
        case nil: break
        }
        core.set("hidden", if: element[.isCovered] == true)
        core.set("inert", if: element[.isCovered] == true)
        return core
    }

    private static func apply(_ look: BarLook, to core: inout Core) {
        if look.isPainted != nil { core.addClass("bar-solid") }
        let paint = look.isPainted == false ? "transparent" : look.paint?.css
        if let paint { core.style.append(("--bar-paint", paint)) }
        if look.isPainted == false { core.style += [("--bar-line", "transparent"), ("--bar-blur", "none")] }
        if look.hasLine == false, look.isPainted != false { core.style.append(("--bar-line", "transparent")) }
        if let isDark = look.isDark { core.style.append(("--bar-scheme", isDark ? "dark" : "light")) }
        if let color = look.itemColor { core.style.append(("--bar-ink", color.css)) }
        core.style(look.title, as: "title")
        core.style(look.largeTitle, as: "large")
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if element.hasChildren(in: "background") { page.slot("background", of: element, classes: "screen-background v") }
        bar(element, &page)
        page.raw("<h1 class=large-title id=t\(element.id)>")
        page.text(element[.title]?.stringValue ?? "")
        page.raw("</h1>")
        page.slot("search", of: element, classes: "screen-search")
        page.slot("", of: element, classes: "screen-body v")
        page.slot("bottom", of: element, tag: "footer", classes: "bottom-bar")
        page.slot("keyboard", of: element, tag: "footer", classes: "bottom-bar keyboard-bar")
    }

    private static func bar(_ element: Element, _ page: inout PageWriter) {
        page.raw("<header class=bar><div class=bar-side>")
        page.raw("<button type=button class=back id=k\(element.id) data-action=dismiss")
        if element[.backTitle] == "" { page.attribute("aria-label", "Back") }
        if !element.actions.contains(.dismiss) { page.attribute("hidden", "") }
        page.raw("><span id=l\(element.id)>")
        page.text(element[.backTitle]?.stringValue ?? "Back")
        page.raw("</span></button>")
        page.slot("leading", of: element)
        // The large title is the heading of the screen; this title only repeats it visually.
        page.raw("</div><div class=bar-middle><div class=bar-title aria-hidden=true id=u\(element.id)>")
        page.text(element[.title]?.stringValue ?? "")
        page.raw("</div><div class=bar-subtitle id=v\(element.id)>")
        page.text(element[.subtitle]?.stringValue ?? "")
        page.raw("</div>")
        page.slot("principal", of: element)
        if element.hasChildren(in: "titleMenu") { page.slot("titleMenu", of: element) }
        page.raw("</div><div class='bar-side end'>")
        page.slot("trailing", of: element)
        if element.hasChildren(in: "secondary") { secondaryActions(element, &page) }
        page.raw("</div></header>")
    }

    /// Writes the menu of the actions that need not be in the bar all the time.
    private static func secondaryActions(_ element: Element, _ page: inout PageWriter) {
        page.raw("<div><button type=button class='menu-button r' popovertarget=q\(element.id) aria-haspopup=menu aria-label=More>")
        page.raw("<span class=k-image>")
        page.symbol("ellipsis.circle")
        page.raw("</span></button><div popover role=menu id=q\(element.id) data-slot=secondary data-of=\(element.id)>")
        page.children(of: element, slot: "secondary")
        page.raw("</div></div>")
    }

    static func arrangementChanges(of element: Element) -> [Change] { element.screenChanges }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .title:
            let title = element[.title]?.stringValue ?? ""
            return [.partText("t", title), .partText("u", title)]
        case .zoomSource: return [.attribute("data-grows")]
        case .subtitle: return [.partText("v", element[.subtitle]?.stringValue ?? "")]
        case .backTitle: return [.partText("l", element[.backTitle]?.stringValue ?? "Back")]
        case .isCovered: return [.property("hidden", .bool(element[.isCovered] == true))]
        default: return [.boxes]
        }
    }

    static func changes(for action: Action, of element: Element) -> [Change] {
        action == .dismiss ? [.part("k", "hidden", .bool(!element.actions.contains(.dismiss)))] : []
    }
}
