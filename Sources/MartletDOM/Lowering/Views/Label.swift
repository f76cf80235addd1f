import MartletElements

enum LabelLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-label{display:inline-flex;align-items:center;gap:8px;min-width:0}
        .k-label>[data-slot=icon]{display:inline-grid;place-items:center;flex:none;min-width:1.25em}
        .k-label>[data-slot=title]{min-width:0}
        .control-label>.k-label{vertical-align:top}
        .k-label.titleOnly>[data-slot=icon],.k-label.iconOnly>[data-slot=title]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .row-content .k-label{gap:14px}
        .row-content .k-label>[data-slot=icon]{min-width:28px;color:var(--icon,var(--tint))}
        .row-content :is(.bordered,.prominent) .k-label{gap:6px}
        .row-content :is(.bordered,.prominent) .k-label>[data-slot=icon]{min-width:0;color:inherit}
        :is(.bar,.bottom-bar) .k-label:has(>[data-slot=icon]:not(:empty)):not(.titleAndIcon,.titleOnly,[role=menu] *)>[data-slot=title]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("span")
        if let style = element[.style]?.stringValue, style != "automatic" { core.addClass(style.cssName) }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("icon", of: element, tag: "span")
        page.slot("title", of: element, tag: "span")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}
