import MartletElements

enum GeometryLowering: ElementLowering {
    static let css = """
        .k-geometry{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:start;min-width:0;min-height:0;position:relative}
        .k-geometry>*{grid-area:1/1}
        .k-geometry>.x{justify-self:stretch}
        .k-geometry>.y{align-self:stretch}
        """

    static func core(_ element: Element) -> Core { Core() }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}

/// The first child that fits, as measured by the client script. Before that, all children are in one wrapping line, of which only the first
/// row is visible; children that do not fit wrap out of it.
enum FittingLowering: ElementLowering {
    static let css = """
        .k-fitting{display:flex;flex-wrap:wrap;min-width:0;overflow:clip;height:fit-content;justify-content:center}
        .k-fitting>*{flex:0 0 auto;max-width:none}
        .k-fitting>:not(:last-child){max-height:var(--fit,none)}
        .k-fitting>:last-child{flex:0 1 auto;max-width:100%}
        .k-fitting[data-fits]{flex-wrap:nowrap;overflow:visible;height:auto;align-items:center}
        .k-fitting[data-fits]>:not([data-fit]){display:none}
        .k-fitting[data-fits]>.x{flex:1 1 auto}
        .k-fitting[data-fits]>.y{align-self:stretch}
        .room{flex:1 1 0!important;place-self:stretch!important;min-width:0!important;min-height:0!important}
        .k-fitting.room{position:relative;display:block;overflow:clip;visibility:hidden}
        .k-fitting.room>*{position:absolute!important;inset:0 auto auto 0;max-height:none!important}
        .k-fitting.room:not([data-fitting=vertical])>*{max-width:none!important;margin-inline-end:-9999px!important}
        """

    static func core(_ element: Element) -> Core { Core("div", attributes: [("data-fitting", element[.axes]?.stringValue ?? "both")]) }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.attribute("data-fitting")] }
}
