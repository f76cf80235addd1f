import MartletElements

/// A subtree of foreign script: made once, then left alone.
enum IslandLowering: ElementLowering {
    static func core(_ element: Element) -> Core {
        var core = Core("div", "v", attributes: [("data-island", "")], isNative: true)
        core.set("data-module", element[.module]?.stringValue)
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
