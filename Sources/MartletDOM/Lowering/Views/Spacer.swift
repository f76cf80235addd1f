import MartletElements

enum SpacerLowering: ElementLowering {
    static let css = """
        .k-spacer{min-width:0;min-height:0;pointer-events:none}
        .v:has(>.y:not(.k-spacer))>.k-spacer,.r:has(>.x:not(.k-spacer))>.k-spacer{flex:none}
        .v>.k-spacer{min-height:var(--least,8px)}
        .h>.k-spacer,.r>.k-spacer{min-width:var(--least,8px)}
        """

    static func core(_ element: Element) -> Core {
        var core = Core()
        if let length = element[.minLength]?.doubleValue { core.style.append(("--least", length.px)) }
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}
