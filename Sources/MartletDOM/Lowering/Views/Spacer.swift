import MartletElements

/// A spacer grows where nothing else in its stack does. In a stack without a spacing of its own there is no distance around a spacer: the
/// stack has no gap then, and the other children keep their distance by margins. A spacer in a frame along the stack keeps a distance, too.
enum SpacerLowering: ElementLowering {
    static let css = """
        .k-spacer{min-width:0;min-height:0;pointer-events:none}
        .v:has(>.y:not(.k-spacer,.m))>.k-spacer,.r:has(>.x:not(.k-spacer))>.k-spacer{flex:none}
        .v>.k-spacer.y{flex-basis:0px;min-height:var(--least,8px)}
        :is(.h,.r)>.k-spacer.x{min-width:var(--least,8px)}
        .k-stack.v:not([style*=gap]):has(>.k-spacer.y:not(.m)):not(:has(>.k-group)){gap:0}
        .k-stack.v:not([style*=gap]):has(>.k-spacer.y:not(.m)):not(:has(>.k-group))>:not(.k-spacer.y:not(.m))+:not(.k-spacer.y:not(.m)){margin-top:8px}
        .k-stack.h:not([style*=gap]):has(>.k-spacer.x:not(.w)):not(:has(>:is(.k-group,.x:not(.k-spacer)))){gap:0}
        .k-stack.h:not([style*=gap]):has(>.k-spacer.x:not(.w)):not(:has(>:is(.k-group,.x:not(.k-spacer))))>:not(.k-spacer.x:not(.w))+:not(.k-spacer.x:not(.w)){margin-inline-start:8px}
        """

    static func core(_ element: Element) -> Core {
        var core = Core()
        if let length = element[.minLength]?.doubleValue { core.style.append(("--least", length.px)) }
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}
