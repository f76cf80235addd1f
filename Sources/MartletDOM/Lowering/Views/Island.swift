import MartletElements

/// A subtree that foreign script owns: created once, then never changed.
enum IslandLowering: ElementLowering {
    static func core(_ element: Element) -> Core {
        var core = Core("div", "v", attributes: [("data-island", "")], isNative: true)
        core.set("data-module", element[.module]?.stringValue)
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
