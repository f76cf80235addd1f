import MartletElements

/// Commands exist only for their keyboard shortcuts, which the client script handles.
enum CommandsLowering: ElementLowering {
    static let css = ".k-commands{position:absolute;width:0;height:0;overflow:hidden;visibility:hidden}"

    static func core(_ element: Element) -> Core { Core() }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
