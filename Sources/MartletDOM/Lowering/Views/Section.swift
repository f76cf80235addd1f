import MartletElements

enum SectionLowering: ElementLowering {
    static let css = """
        .k-section{min-width:0}
        .section-header:empty,.section-footer:empty,.rows:empty{display:none}
        :is(.k-list,.k-form) .section-header{color:var(--secondary);font-size:var(--t13,.8125rem);line-height:1.35;padding:0 16px 7px;text-transform:none}
        :is(.k-list,.k-form) .section-footer{color:var(--secondary);font-size:var(--t13,.8125rem);line-height:1.35;padding:7px 16px 0}
        :is(.insetGrouped,.grouped)>.k-section{padding-top:22px}
        :is(.insetGrouped,.grouped)>.k-section:has(>.section-header:not(:empty)){padding-top:18px}
        .insetGrouped>.k-section>.rows{border-radius:12px;overflow:clip}
        :is(.plain,.inset)>.k-section>.section-header{position:sticky;top:var(--stick,0);z-index:1;background:var(--bar);backdrop-filter:blur(20px) saturate(1.6);font-weight:600;font-size:var(--t15,.9375rem);color:var(--label);padding:6px 16px}
        .sidebar>.k-section{padding-top:14px}
        .sidebar>.k-section>.section-header{font-weight:600;color:var(--label);font-size:var(--t17,1.0625rem)}
        .sidebar>.k-section>.rows>.k-row,.sidebar>.k-row{border-radius:8px}
        .k-section:not(.lazy)>:is(.section-header,.section-footer)>.k-text{font:inherit}
        .k-section.prominent>.section-header{font-size:var(--t20,1.25rem);font-weight:700;color:var(--label)}
        .section-header:has(>.section-toggle){display:flex;align-items:center;justify-content:space-between;gap:12px}
        .section-toggle{order:1;appearance:none;border:0;background:none;width:32px;height:28px;margin-inline-end:-8px;cursor:pointer;position:relative}
        .section-toggle::after{content:"";position:absolute;inset:9px 12px;width:8px;height:8px;border:solid var(--tint);border-width:0 2px 2px 0;rotate:-45deg;transition:rotate .2s}
        [dir=rtl] .section-toggle::after{rotate:135deg}
        .section-toggle[aria-expanded=true]::after{rotate:45deg}
        .k-section.no-line>.rows>.k-row:last-child::after{display:none!important}
        .k-section.line-above>.rows>.k-row:first-child{box-shadow:inset 0 .5px var(--line,var(--separator))}
        :is(.insetGrouped,.grouped).spaced>.k-section:not(:first-child){padding-top:var(--section-gap,0px)!important}
        .row-spaced>.rows,.row-spaced>.k-section>.rows{display:flex;flex-direction:column;gap:var(--row-gap,0px)}
        .row-spaced{row-gap:var(--row-gap,0px)}
        .row-spaced.spaced,.row-spaced:has(>.k-section){row-gap:0}
        .insetGrouped.row-spaced>.k-section>.rows{border-radius:0;overflow:visible}
        .insetGrouped.row-spaced .k-row{border-radius:12px}
        .row-spaced .k-row::after{display:none}
        .k-section.loose{display:contents}
        .k-section.lazy{display:flex;flex-direction:column;gap:inherit;align-self:stretch}
        .k-stack.r>.k-section.lazy{flex-direction:row}
        .k-stack>.k-section.lazy,.k-stack>.k-section.lazy>*{align-items:inherit}
        .k-stack>.k-section.lazy>*{align-self:stretch}
        .k-stack>.k-section.lazy>.rows{gap:inherit}
        \(PinnedViews.css)
        """

    static func core(_ element: Element) -> Core {
        if element.groupsOptionsOfSelect { return Core("optgroup", attributes: [("label", element.plainHeader)], isNative: true) }
        if element.isInLazyContainer { return Core("section", "lazy", isNative: true) }
        guard element.isInRows else { return Core("section", "loose v", isNative: true) }
        let isListItem = element.parent?.kind == .list
        var core = Core(isListItem ? "div" : "section", isNative: true)
        if isListItem { core.set(.row) }
        if element[.prominence] == "increased" { core.addClass("prominent") }
        if let separator = element.modifier(SectionSeparator.self) {
            if separator.bottom == false { core.addClass("no-line") }
            // By default no style draws a line above a section, so there is none to remove.
            if separator.top == true { core.addClass("line-above") }
            if let tint = separator.tint { core.style.append(("--line", tint.css)) }
        }
        return core
    }

    static func textChanges(of element: Element) -> [Change] { [.property("label", .string(element.plainHeader))] }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if element.groupsOptionsOfSelect { return page.children(of: element) }
        if element.isInLazyContainer {
            let way = element.parent?[.axis] == "horizontal" ? "r" : "v"
            page.slot("header", of: element, tag: "header", classes: "section-header \(way)")
            page.slot("", of: element, classes: "rows \(way)")
            page.slot("footer", of: element, tag: "footer", classes: "section-footer \(way)")
            return
        }
        guard element.isInRows else {
            // Outside lists and forms, the section's children are laid out as if the section did not exist.
            for slot in ["header", nil, "footer"] { page.children(of: element, slot: slot) }
            return
        }
        page.raw("<header class=section-header")
        page.attribute("data-slot", "header")
        page.attribute("data-of", element.id.rawValue)
        page.raw(">")
        page.children(of: element, slot: "header")
        if let isExpanded = element[.isExpanded]?.boolValue {
            page.raw("<button type=button class=section-toggle id=x\(element.id) data-action=change data-value=\(!isExpanded) ")
            page.raw("aria-expanded=\(isExpanded) aria-label=\(isExpanded ? "Collapse" : "Expand")></button>")
        }
        page.end("header")
        page.raw("<div class=rows")
        if element.parent?.kind == .list { page.role(.list) }
        page.attribute("data-slot", "")
        page.attribute("data-of", element.id.rawValue)
        page.raw(">")
        page.children(of: element)
        page.end("div")
        page.slot("footer", of: element, tag: "footer", classes: "section-footer")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .prominence: return [.boxes]
        case .isExpanded:
            guard let isExpanded = element[.isExpanded]?.boolValue else { return [.everything] }
            return [
                .part("x", "aria-expanded", .string(isExpanded ? "true" : "false")),
                .part("x", "aria-label", .string(isExpanded ? "Collapse" : "Expand")),
                .part("x", "data-value", .string(isExpanded ? "false" : "true")),
            ]
        default: return []
        }
    }

    static func changes(for action: Action, of element: Element) -> [Change] { action == .change ? [.everything] : [] }
}

/// The headers and footers that stay visible while the rows of their section in a lazy container scroll.
enum PinnedViews {
    static let css = [
        ("header", "inset-block-start:var(--stick,0)", "inset-inline-start:0"), ("footer", "inset-block-end:0", "inset-inline-end:0"),
    ].map { part, down, across in
        """
        .pins-\(part)>.k-section>.section-\(part){position:sticky;z-index:1;\(down)}
        :is(.across,.r).pins-\(part)>.k-section>.section-\(part){inset-block:auto;\(across)}
        """
    }.joined(separator: "\n")

    /// Writes the classes of a lazy container.
    @MainActor static func write(_ container: Element, to core: inout Core) {
        for part in container[.pinned]?.stringValue?.split(separator: " ") ?? [] { core.addClass("pins-\(part)") }
    }
}

extension Element {
    /// Whether the element is a direct child of a lazy stack or grid.
    fileprivate var isInLazyContainer: Bool { parent?.kind == .grid || parent?.kind == .stack && parent?[.lazy] == true }

    /// Whether the element is a direct child of a list or a form, or of a group in one.
    fileprivate var isInRows: Bool {
        switch parent?.kind {
        case .list, .form: true
        case .group: parent?.isInRows ?? false
        default: false
        }
    }
}
