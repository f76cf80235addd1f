import MartletElements

/// A spacer grows where nothing else in its stack does; one that is `framed` grows as any other view. In a stack without a spacing of its
/// own there is no distance around a spacer: the stack has no gap then, and the other children keep their distance by margins. So does a
/// spacer in a frame along the stack, which is `tall` or `wide`.
enum SpacerLowering: ElementLowering {
    static let css = """
        .k-spacer{min-width:0;min-height:0;pointer-events:none}
        .v:has(>.y:not(.k-spacer:not(.framed),.m))>.k-spacer:not(.framed),.r:has(>.x:not(.k-spacer:not(.framed)))>.k-spacer:not(.framed){flex:none}
        .v>.k-spacer.y{flex-basis:0px;min-height:var(--least,8px)}
        :is(.h,.r)>.k-spacer.x{min-width:var(--least,8px)}
        .k-stack.v:not([style*=gap]):has(>.k-spacer:not(.tall)):not(:has(>.k-group)){gap:0}
        .k-stack.v:not([style*=gap]):has(>.k-spacer:not(.tall)):not(:has(>.k-group))>:not(.k-spacer:not(.tall))+:not(.k-spacer:not(.tall)){margin-top:8px}
        .k-stack.h:not([style*=gap]):has(>.k-spacer:not(.wide)):not(:has(>:is(.k-group,.x:not(.k-spacer:not(.framed))))){gap:0}
        .k-stack.h:not([style*=gap]):has(>.k-spacer:not(.wide)):not(:has(>:is(.k-group,.x:not(.k-spacer:not(.framed)))))>:not(.k-spacer:not(.wide))+:not(.k-spacer:not(.wide)){margin-inline-start:8px}
        """

    static func core(_ element: Element) -> Core {
        var core = Core()
        if !element.isPlainSpacer { core.addClass("framed") }
        let frames = element.modifiers.compactMap { $0.as(Frame.self) }
        if frames.contains(where: { $0.minHeight != nil || $0.maxHeight != nil }) { core.addClass("tall") }
        if frames.contains(where: { $0.minWidth != nil || $0.maxWidth != nil }) { core.addClass("wide") }
        if let length = element[.minLength]?.doubleValue { core.style.append(("--least", length.px)) }
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}

extension Element {
    /// Whether a stack gives the element room only after all others: it is a spacer, and nothing around it hides that.
    var isPlainSpacer: Bool {
        kind == .spacer
            && !modifiers.contains {
                $0.value is Frame || $0.value is Padding || $0.value is AspectRatio || $0.value is Position || $0.value is FixedSize
            }
    }
}
