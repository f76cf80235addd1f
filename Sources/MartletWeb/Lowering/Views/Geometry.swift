import MartletElements

enum GeometryLowering: ElementLowering {
    static let kind: Kind = .geometry

    static let css = """
        .k-geometry{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:start;min-width:0;min-height:0;position:relative}
        .k-geometry>*{grid-area:1/1}
        .k-geometry>.x{justify-self:stretch}
        .k-geometry>.y{align-self:stretch}
        """

    static func core(_ element: Element) -> Core { Core() }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}

/// The first child that fits. All are laid out in one line that wraps: those that do not fit are pushed out of the first line, which alone
/// is seen.
enum FittingLowering: ElementLowering {
    static let kind: Kind = .fitting

    static let css = """
        .k-fitting{display:flex;flex-wrap:wrap;min-width:0;overflow:clip;height:fit-content;justify-content:center}
        .k-fitting>*{flex:0 0 auto;max-width:none}
        .k-fitting>:not(:last-child){max-height:var(--fit,none)}
        .k-fitting>:last-child{flex:0 1 auto;max-width:100%}
        .k-fitting[data-fits]>*{display:none}
        .k-fitting[data-fits="0"]>:nth-child(1),.k-fitting[data-fits="1"]>:nth-child(2),.k-fitting[data-fits="2"]>:nth-child(3),.k-fitting[data-fits="3"]>:nth-child(4),.k-fitting[data-fits="4"]>:nth-child(5){display:flex}
        """

    static func core(_ element: Element) -> Core { Core("div", attributes: [("data-fitting", element[.axes]?.stringValue ?? "both")]) }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.attribute("data-fitting")] }
}
