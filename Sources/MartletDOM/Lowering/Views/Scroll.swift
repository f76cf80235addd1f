import MartletElements

enum ScrollLowering: RefreshableLowering {
    static let css = """
        .k-scroll{overflow:auto;min-width:0;min-height:0;overscroll-behavior:contain;-webkit-overflow-scrolling:touch}
        .k-scroll.v{justify-content:flex-start;overflow-x:hidden}
        .k-scroll.v>*{flex-shrink:0}
        .k-scroll.v>.y{flex:none}
        .k-scroll.across{flex-direction:row;overflow-x:auto;overflow-y:hidden;align-items:center;justify-content:flex-start;flex-shrink:0}
        .k-scroll.across>*{flex:none;max-width:none}
        .k-scroll.across>.y{align-self:stretch}
        .k-scroll.both{overflow:auto}
        .k-scroll.both>*{flex:none;min-width:max-content;max-width:none}
        .k-scroll.bare{scrollbar-width:none}
        .k-scroll.bare::-webkit-scrollbar{display:none}
        .k-scroll.paged{scroll-snap-type:both mandatory}
        .k-scroll.paged>*,.k-scroll.paged>.k-stack>*{scroll-snap-align:center}
        .k-scroll.paged>.k-stack{scroll-snap-align:none}
        .lifted.k-scroll{overflow:visible;flex:1 0 auto}
        .k-scroll:not(.lifted){--stick:0px}
        .screen-body>:has(>.lifted){flex:1 0 auto}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("div", "v")
        switch element[.axes]?.stringValue {
        case "horizontal": core.addClass("across")
        case "both": core.addClass("both")
        default: if element.isLifted { core.addClass("lifted") }
        }
        if element[.indicators] == false { core.addClass("bare") }
        if element[.paging] != nil { core.addClass("paged") }
        // A row without indicators that has controls needs no stop of its own: the Tab key goes from one control to the next.
        if element[.axes] != "horizontal" || element[.indicators] != false || !element.containsControl {
            core.set("tabindex", element.isLifted ? nil : "0")
        }
        ScrollBehaviour.describe(element, in: &core)
        RefreshControl.describe(element, in: &core)
        return core
    }

    static func arrangementChanges(of element: Element) -> [Change] { element.screenChanges }
}

extension Element {
    /// Whether the element is the only content of a screen, so that the screen itself scrolls: its title scrolls away, its bar stays.
    var isLifted: Bool {
        var element = self
        while let parent = element.parent {
            switch parent.kind {
            case .screen: return element[.slot] == nil && parent.contentChildren.allSatisfy { $0 === element }
            case .layer where element[.slot] == nil, .group where parent.children.count == 1, .safeAreaInset where element[.slot] == nil:
                break
            case .stack where parent[.axis] != "horizontal" && parent.contentChildren.allSatisfy { $0 === element }: break
            default: return false
            }
            // A frame or a position gives the scroll view a viewport of its own.
            if element.modifiers.contains(where: { $0.value is any ExpandingModifier }) { return false }
            element = parent
        }
        return false
    }
}
