import MartletElements

/// The lowering of unknown kinds: shows only the children.
enum UnknownLowering: ElementLowering {
    static func core(_ element: Element) -> Core { Core("div", "v") }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if let text = element.text { page.text(text) }
        for child in element.children { page.element(child) }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
