import MartletElements

enum RowLowering: ElementLowering {
    static let css = """
        .k-row{position:relative;background:var(--cell);overflow:clip;min-width:0;display:flex}
        .row-content{flex:1;min-width:0;min-height:var(--row-min,44px);padding:var(--insets,11px 16px);display:grid;grid-template-columns:minmax(0,1fr);justify-items:start;align-content:center;align-items:center;gap:4px;transform:translateX(var(--swipe,0));background:inherit;position:relative;text-align:start}
        .row-content>.x{justify-self:stretch;min-width:0}
        .row-content:has(>.k-toggle:only-child,>.k-picker:only-child,>.k-stepper:only-child,>.k-color-picker:only-child){padding-block:6px}
        .k-row::after{content:"";position:absolute;bottom:0;inset-inline:var(--line-start,var(--edge)) var(--line-end,0);height:1px;background:var(--line,var(--separator));pointer-events:none}
        @media (min-resolution:2dppx){.k-row::after{background:linear-gradient(#0000 50%,var(--line,var(--separator)) 0)}}
        @media (min-resolution:3dppx){.k-row::after{background:linear-gradient(#0000 66.6%,var(--line,var(--separator)) 0)}}
        @supports(anchor-name:none){.k-row{anchor-scope:--text}.k-row::after{inset-inline-start:var(--line-start,anchor(--text start,var(--edge)))}.row-content .h .k-text:not(\(behindText),.iconOnly *){anchor-name:--text}}
        .k-row:last-child::after,.k-row.no-line::after,.k-row:has(+.no-line-above)::after,.sidebar .k-row::after{display:none}
        .plain>.k-row:last-child::after,.plain>.k-section>.rows>.k-row:last-child::after{display:block}
        .k-row.no-line::after{display:none!important}
        .k-row:has(>.row-content>.k-label,\(NavigationLinkLowering.links(">.row-content", ">.k-label")))::after{inset-inline-start:var(--line-start,58px)}
        .insetGrouped>.k-row:first-child,.insetGrouped>.refresh+.k-row,.insetGrouped>.k-section+.k-row{border-start-start-radius:12px;border-start-end-radius:12px;margin-top:16px}
        .insetGrouped>.k-row:last-child,.insetGrouped>.k-row:has(+.k-section){border-end-start-radius:12px;border-end-end-radius:12px}
        .insetGrouped>.k-row:has(+.k-section)::after{display:none}
        .k-row[data-on~=tap]{cursor:pointer}
        .k-row[data-on~=tap]>.row-content:focus-visible{outline-offset:-3px}
        .k-row[data-on~=tap]:active{background:var(--pressed)}
        .k-row:is(.selected,:has(>.row-content>[aria-current=true],>.row-content>.k-context-menu>[aria-current=true])){background:var(--selected)}
        .sidebar .k-row:is(.selected,:has(>.row-content>[aria-current=true],>.row-content>.k-context-menu>[aria-current=true])){background:var(--tint);color:#fff}
        .sidebar .k-row:is(.selected,:has(>.row-content>[aria-current=true],>.row-content>.k-context-menu>[aria-current=true]))>.row-content{--tint:#fff;--icon:#fff;--secondary:#fffc}
        .swipe{position:absolute;inset-block:0;display:flex;align-items:stretch;visibility:hidden;--own-tint:initial}
        .swipe{min-width:max(var(--swipe,0px),-1*var(--swipe,0px))}
        .k-row[data-swiped]>.swipe{transition:min-width .28s cubic-bezier(.2,.9,.3,1)}
        .swipe-trailing{inset-inline-end:0;flex-direction:row-reverse}
        .swipe-leading{inset-inline-start:0}
        .swipe>.k-button{flex:1 1 auto;min-width:74px;padding:0 14px;overflow:clip;color:#fff;background:var(--own-tint,var(--gray));border-radius:0;justify-content:center;opacity:1}
        .swipe>.k-button.destructive{background:var(--own-tint,var(--destructive));color:#fff}
        .k-row[data-dragging]>.swipe>.k-button{transition:flex-grow .2s,min-width .2s,padding .2s}
        .k-row[data-full]>.swipe>.k-button:not(:first-child){flex:0 0 0px;min-width:0;padding:0}
        .swipe .k-label{flex-direction:column;gap:2px;font-size:.8125rem}
        .k-row[data-swipe]{isolation:isolate}
        .k-row[data-swipe]>.row-content,.k-row[data-swipe]::after{z-index:1}
        .k-row:is([data-swiped=leading],[data-dragging=leading])>.swipe-leading,.k-row:is([data-swiped=trailing],[data-dragging=trailing])>.swipe-trailing{visibility:visible}
        .k-row[data-swiped]>.row-content{transition:transform .28s cubic-bezier(.2,.9,.3,1)}
        .k-row[data-dragging]>.row-content{transition:none}
        @media (hover:hover) and (min-width:700px){.k-row[data-swipe='']:not([data-swiped]):hover>.swipe-trailing{visibility:visible;z-index:2;opacity:1;inset-block:auto;top:50%;translate:0 -50%;inset-inline-end:10px;gap:6px}.k-row[data-swipe='']:not([data-swiped]):hover>.swipe-trailing>.k-button{border-radius:8px;min-height:32px;min-width:0;padding:0 12px;font-size:.875rem}.k-row[data-swipe='']:not([data-swiped]):hover:has(>.row-content :is(input,select,textarea,button))>.swipe-trailing{position:static;translate:none;align-self:center;margin-inline-end:10px}}
        .row-delete{appearance:none;border:0;flex:none;align-self:center;margin-inline-start:14px;width:24px;height:24px;border-radius:50%;background:var(--destructive);position:relative;cursor:pointer}
        .row-delete::after{content:"";position:absolute;inset:11px 6px;background:#fff;border-radius:1px}
        .row-mark{flex:none;align-self:center;margin-inline-start:16px;width:22px;height:22px;border:1.5px solid var(--tertiary);border-radius:50%;position:relative}
        .selected>.row-mark{background:var(--tint);border-color:var(--tint)}
        .selected>.row-mark::after{content:"";position:absolute;left:6.5px;top:2.5px;width:5px;height:10px;border:solid #fff;border-width:0 2px 2px 0;rotate:45deg}
        .sidebar .selected>.row-mark{border-color:#fff}
        .row-mark,.row-delete{transition:margin .25s,opacity .25s}
        @starting-style{.row-mark,.row-delete{margin-inline-start:-24px;opacity:0}}
        .k-row:has(>:is(.row-mark,.row-delete))::after{inset-inline-start:var(--line-start,54px)}
        .row-move{appearance:none;border:0;flex:none;align-self:center;width:44px;height:44px;background:none;position:relative;cursor:grab;touch-action:none}
        .row-move::after{content:"";position:absolute;inset:16px 13px;--bar-line:linear-gradient(var(--tertiary) 0 0) no-repeat;background:var(--bar-line) 0 0/100% 2px,var(--bar-line) 0 50%/100% 2px,var(--bar-line) 0 100%/100% 2px}
        .k-row[data-lifted]{z-index:3;box-shadow:0 4px 18px #0003;cursor:grabbing}
        .k-row:has(>.row-badge:not(:empty)){display:grid;grid-template-columns:auto minmax(0,1fr) auto auto}
        .k-row:has(>.row-badge:not(:empty))>.row-content{grid-area:1/2/auto/4;grid-template-columns:subgrid}
        .k-row:has(>.row-badge:not(:empty))>.row-content>*{grid-column:1}
        .row-badge{grid-area:1/3;align-self:center;padding-inline:12px 16px;color:var(--secondary);font-variant-numeric:tabular-nums;position:relative;z-index:1;translate:var(--swipe,0);pointer-events:none}
        .row-badge:empty{display:none}
        .row-content:has(\(NavigationLinkLowering.links(isAlone: true)))~.row-badge{padding-inline-end:34px}
        .k-row:has(>.row-badge)>:is(.row-delete,.row-mark){grid-area:1/1}
        .k-row:has(>.row-badge)>.row-move{grid-area:1/4}
        .row-background{position:absolute;inset:0;display:grid;overflow:clip}
        .row-background>*{grid-area:1/1}
        .k-row:has(>.row-background){isolation:isolate}
        .k-row:has(>.row-background)>.row-content{background:none}
        """

    /// Selects what comes after a text in the content of a row. The line below a row begins where its first text does, as Apple's.
    private nonisolated static let behindText: String = {
        let texts = ".row-content :is(.k-text,.h,.v,.k-label,.k-field,.k-toggle,.k-picker,.k-stepper)~"
        return "\(texts)*,\(texts)* *"
    }()

    static let lazySlots = ["leading-actions", "trailing-actions", "background", "badge"]

    static func core(_ element: Element) -> Core {
        var core = Core("div", stage: .control, isNative: true)
        if element.isInList { core.set(.row) }
        if hasSwipe("leading", element) || hasSwipe("trailing", element) {
            core.attributes.append(("data-swipe", element[.isEditing] == true ? "edit" : ""))
        }
        if element[.selected] == true {
            core.addClass("selected")
            core.attributes.append(("aria-current", "true"))
        }
        var partial: [String] = []
        if element[.leadingFullSwipe] == false { partial.append("leading") }
        if element[.fullSwipe] == false { partial.append("trailing") }
        if !partial.isEmpty { core.attributes.append(("data-part-swipe", partial.joined(separator: " "))) }
        style(&core, element)
        return core
    }

    /// The attributes of the part of a row that is a button. The row itself stays an item of its list.
    private static func buttonAttributes(_ element: Element) -> [(name: String, value: String)] {
        guard element.isTapTarget, let role = Role.button.aria else { return [] }
        return [("role", role), element[.disabled] == true ? ("aria-disabled", "true") : ("tabindex", "0")]
    }

    private static func style(_ core: inout Core, _ element: Element) {
        if let insets = element.modifier(RowInsets.self) {
            let padding = Padding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            core.style.append(("--insets", "\(padding.top.px) \(padding.trailing.px) \(padding.bottom.px) \(padding.leading.px)"))
            core.style.append(("--edge", padding.leading.px))
        }
        if let background = element.modifier(RowBackground.self) { core.style.append(("background", background.paint.css)) }
        if let separator = element.modifier(RowSeparator.self) {
            if separator.bottom == false { core.addClass("no-line") }
            if separator.top == false { core.addClass("no-line-above") }
            if let tint = separator.tint { core.style.append(("--line", tint.css)) }
        }
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        let isEditing = element[.isEditing] == true
        if element.hasChildren(in: "background") { page.slot("background", of: element, classes: "row-background") }
        if hasSwipe("leading", element) { page.slot("leading-actions", of: element, classes: "swipe swipe-leading") }
        if element[.marksSelection] == true {
            page.raw("<span class=row-mark></span>")
        } else if isEditing, element.actions.contains(.delete) {
            page.raw("<button type=button class=row-delete aria-label=Delete></button>")
        }
        page.slot("", of: element, classes: "row-content", attributes: buttonAttributes(element))
        if element.hasChildren(in: "badge") { page.slot("badge", of: element, classes: "row-badge") }
        if isEditing, element.actions.contains(.move) {
            page.raw("<button type=button class=row-move aria-label=Move aria-keyshortcuts='ArrowUp ArrowDown'></button>")
        }
        if element.hasChildren(in: "trailing-actions") {
            page.slot("trailing-actions", of: element, classes: "swipe swipe-trailing")
        } else if element.actions.contains(.delete) {
            page.raw("<div class='swipe swipe-trailing'>")
            page.raw("<button type=button class='k-button destructive' data-action=delete>Delete</button></div>")
        }
    }

    private static func hasSwipe(_ side: String, _ element: Element) -> Bool {
        element.hasChildren(in: side + "-actions") || (side == "trailing" && element.actions.contains(.delete))
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .selected: [.boxes, .attribute("aria-current")]
        case .fullSwipe, .leadingFullSwipe: [.attribute("data-part-swipe")]
        case .badge: []
        default: [.everything]
        }
    }

    static func changes(for action: Action, of element: Element) -> [Change] {
        action == .delete || action == .move || action == .tap ? [.everything] : []
    }
}

extension Element {
    fileprivate var isInList: Bool {
        var ancestor = parent
        while let next = ancestor {
            switch next.kind {
            case .list: return true
            case .section, .group: ancestor = next.parent
            default: return false
            }
        }
        return false
    }
}
