import MartletElements

/// Content with a background and an overlay, neither of which affects the content's layout.
enum LayerLowering: ElementLowering {
    static let css = """
        .k-layer{--place:initial;position:relative;isolation:isolate;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;min-width:0}
        .k-layer>.x{justify-self:stretch}
        .k-layer>.y{align-self:stretch}
        .k-layer>.q{min-height:0}
        .k-layer>:not(.behind,.before){isolation:isolate}
        .behind,.before{position:absolute;inset:0;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:var(--place,center);min-width:0;min-height:0}
        .behind{z-index:-1}
        .before{z-index:1;pointer-events:none}
        .before>*{pointer-events:var(--hits,auto)}
        :is(.before,.z) :is(.k-stack,.k-spacer,.b):not([data-on],.area,[style*=background]){pointer-events:none}
        :is(.before,.z) :is(.k-stack,.b)>:not(.k-stack,.k-spacer,.b,.drawn){pointer-events:var(--hits,auto)}
        :is(.before,.z) .k-geometry[data-on=measure]{pointer-events:none}
        :is(.before,.z) .k-geometry[data-on=measure]>:not(.k-stack,.k-spacer,.b,.drawn){pointer-events:var(--hits,auto)}
        .k-layer.scrolls.y{flex:1 0 auto;min-height:auto}
        .k-layer.scrolls>*{grid-area:1/1}
        .k-layer.scrolls>:is(.behind,.before){position:sticky;align-self:start;inset:auto;top:var(--stick);--below-content:calc(var(--safe-bottom) + var(--bottom-height,0px));height:calc(100cqh - var(--safe-top) - var(--below-content));margin-bottom:-100cqh;justify-self:stretch}
        .k-screen:has(.k-layer.scrolls){container-type:size}
        .k-screen:has(>.bottom-bar:not(:empty,.keyboard-bar)){--bottom-height:49px}
        @supports (animation-timeline:scroll()){.k-screen.large .k-layer.scrolls>:is(.behind,.before){animation:over-screen linear both;animation-timeline:--screen;animation-range:0 var(--title-height)}@keyframes over-screen{to{height:calc(100cqh - var(--stick) - var(--below-content))}}}
        .behind>*,.before>*{grid-area:1/1}
        :is(.behind,.before)>.x{justify-self:stretch}
        :is(.behind,.before)>.y{align-self:stretch}
        :is(.behind,.before):empty{display:none}
        .unseen{background:var(--background);border-radius:6px;padding:2px 8px;outline:2px solid var(--tint)}
        .unseen.unseen:not(:focus-within){position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        """

    static let lazySlots = ["background", "overlay"]

    static func core(_ element: Element) -> Core {
        // Padding goes around the layer: the views behind and in front have the size of the content.
        var core = Core("div", holdsLifted(element) ? "scrolls" : "", stage: .frame)
        if let alignment = element[.alignment]?.stringValue, alignment != "center" {
            core.style.append(("--place", Placement(named: alignment).css))
        }
        return core
    }

    /// Whether the content is a list or a scroll view that scrolls with its screen. What is over it then stays over the visible part.
    private static func holdsLifted(_ element: Element) -> Bool {
        guard let content = element.children.first(where: { $0[.slot] == nil }) else { return false }
        switch content.kind {
        case .layer: return holdsLifted(content)
        case .list, .form: return content.isLifted
        case .scroll: return content[.axes] != "horizontal" && content[.axes] != "both" && content.isLifted
        default: return false
        }
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        layer("background", "behind", element, &page)
        page.children(of: element)
        layer("overlay", "before", element, &page)
    }

    private static func layer(_ slot: String, _ classes: String, _ element: Element, _ page: inout PageWriter) {
        guard element.hasChildren(in: slot) else { return }
        page.slot(slot, of: element, classes: classes)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
    static func arrangementChanges(of element: Element) -> [Change] { element.screenChanges }
}
