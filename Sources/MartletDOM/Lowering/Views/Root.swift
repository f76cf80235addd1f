import MartletElements

enum RootLowering: ElementLowering {
    static let css = """
        .k-root{height:100%;position:relative;isolation:isolate}
        """

    // The page's only main landmark: screens, bars and sheets are inside it.
    static func core(_ element: Element) -> Core { Core("main", "v") }
}

/// A group: its children are laid out in its parent, and its own node takes no part in the layout.
enum GroupLowering: ElementLowering {
    static let css = """
        .k-group{display:contents}
        """

    static func core(_ element: Element) -> Core { Core() }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
    static func arrangementChanges(of element: Element) -> [Change] { element.screenChanges }
}
