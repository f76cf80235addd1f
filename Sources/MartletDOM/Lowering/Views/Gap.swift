import MartletElements

enum GapLowering: ElementLowering {
    static let css = """
        .k-gap{flex:none;align-self:stretch;height:calc(var(--count)*var(--row,44px))}
        .r>.k-gap{height:auto;width:calc(var(--count)*var(--row,120px))}
        .k-grid>.k-gap{grid-column:1/-1}
        """

    static func core(_ element: Element) -> Core {
        let count = String(element[.count]?.intValue ?? 0)
        return Core(
            "div", style: [("--count", count)],
            attributes: [("data-count", count), ("data-first", String(element[.first]?.intValue ?? 0)), ("aria-hidden", "true")])
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .count: [.boxes, .attribute("data-count")]
        case .first: [.attribute("data-first")]
        default: []
        }
    }
}
