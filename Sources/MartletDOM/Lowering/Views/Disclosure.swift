import MartletElements

enum DisclosureLowering: ElementLowering {
    static let css = """
        .k-disclosure{min-width:0;text-align:start}
        .k-disclosure>summary{display:flex;align-items:center;justify-content:space-between;gap:12px;cursor:pointer;list-style:none;min-height:28px;color:inherit}
        .k-disclosure>summary::-webkit-details-marker{display:none}
        .k-disclosure>summary::after{content:"";flex:none;width:8px;height:8px;border:solid var(--tint);border-width:2px 2px 0 0;rotate:45deg;margin-inline-end:4px;transition:rotate .22s}
        .k-disclosure[open]>summary::after{rotate:135deg}
        .k-disclosure>.disclosed{padding-block:8px;align-items:stretch;gap:8px}
        .k-disclosure>.disclosed>:not(.x){align-self:flex-start}
        .row-content:has(>.k-disclosure:only-child){padding-block:0}
        .row-content .k-disclosure{justify-self:stretch}
        .row-content .k-disclosure>summary{min-height:var(--row-min,44px)}
        .row-content .k-disclosure>.disclosed{padding:0;gap:0;margin-inline-end:-16px}
        .row-content .k-disclosure>.disclosed>*{align-self:stretch;box-sizing:border-box;min-height:var(--row-min,44px);padding:11px 16px 11px 0;margin-inline-start:20px;border-top:.5px solid var(--separator)}
        [dir=rtl] .row-content .k-disclosure>.disclosed>*{padding:11px 0 11px 16px}
        .row-content .k-disclosure>.disclosed>:is(.k-disclosure,.k-toggle,.k-picker,.k-stepper){padding-block:0}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("details", isNative: true)
        core.set("open", if: element[.isExpanded] == true)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "summary")
        page.slot("", of: element, classes: "disclosed v")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        attribute == .isExpanded ? [.property("open", .bool(element[.isExpanded] == true))] : []
    }
}
