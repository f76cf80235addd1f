import MartletDOM
import MartletElements

extension Kind {
    /// Content that the user can drag, and what follows the pointer meanwhile: slot `preview`.
    static let previewedDrag = Kind(
        "previewed-drag",
        KindDefinition(
            expansion: { $0.expansionOfOnlyContent }, concealment: { _, child, _ in child[.slot] == "preview" ? .unused : nil })
    ).shown(by: PreviewedDragLowering.self)
}

enum PreviewedDragLowering: ElementLowering {
    static func core(_ element: Element) -> Core { Core("div", "z") }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.children(of: element)
        page.raw("<div hidden data-slot=preview")
        page.attribute("data-of", element.id.rawValue)
        page.raw(">")
        page.children(of: element, slot: "preview")
        page.end("div")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
