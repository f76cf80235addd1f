import MartletElements

enum NavigationLowering: ElementLowering {
    static let kind: Kind = .navigation

    static let css = """
        .k-navigation{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);min-width:0;min-height:0;height:100%;width:100%;position:relative;overflow:clip}
        .k-navigation>*{grid-area:1/1;min-width:0;min-height:0}
        .k-navigation>.k-screen~.k-screen{animation:push .32s cubic-bezier(.2,.9,.3,1)}
        @keyframes push{from{transform:translateX(var(--push,40px));opacity:0}}
        [dir=rtl]{--push:-40px}
        """

    static func core(_ element: Element) -> Core { Core() }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
