import MartletElements

enum NavigationLowering: ElementLowering {
    static let css = """
        .k-navigation{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);min-width:0;min-height:0;height:100%;width:100%;position:relative;overflow:clip}
        .k-navigation>*{grid-area:1/1;min-width:0;min-height:0}
        """

    static func core(_ element: Element) -> Core { Core() }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
