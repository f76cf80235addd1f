import MartletElements

/// Shows one kind of element in a browser: its HTML, its CSS, and how a change to it reaches the page.
///
/// A kind is added by one such type, and a line in ``Lowerings``.
@MainActor
protocol ElementLowering {
    static var kind: Kind { get }
    /// The rules of the style sheet for this kind alone.
    static var css: String { get }
    /// The node that stands for the element.
    static func core(_ element: Element) -> Core
    /// What is inside the node.
    static func inside(_ element: Element, _ page: inout PageWriter)
    /// What is inside a part of the element that ``Change/partInside(_:)`` names.
    static func inside(part: String, of element: Element, _ page: inout PageWriter)
    /// The slots whose node is only there if they have children.
    static var lazySlots: [String] { get }
    /// Modifiers show inside the node, not only in its boxes.
    static var drawsModifiersInside: Bool { get }
    /// How the page follows when an attribute has changed.
    static func changes(for attribute: Attribute, of element: Element) -> [Change]
    /// How the page follows when the text has changed.
    static func textChanges(of element: Element) -> [Change]
    /// How the page follows when an action was bound or is no longer, beside the list of bound actions.
    static func changes(for action: Action, of element: Element) -> [Change]
    /// How the page follows, beside the children's own nodes, when there are other children or they expand otherwise.
    static func arrangementChanges(of element: Element) -> [Change]
}

extension ElementLowering {
    static var css: String { "" }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if let text = element.text { page.text(text) }
        page.children(of: element)
    }

    static func inside(part: String, of element: Element, _ page: inout PageWriter) {}
    static var lazySlots: [String] { [] }
    static var drawsModifiersInside: Bool { false }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.everything] }
    static func textChanges(of element: Element) -> [Change] { [.text(element.text ?? "")] }
    static func changes(for action: Action, of element: Element) -> [Change] { [] }
    static func arrangementChanges(of element: Element) -> [Change] { [] }
}

/// One way in which a page follows an element.
enum Change: Equatable {
    /// Classes and styles of the element's boxes.
    case boxes
    /// The same of another element.
    case boxesOf(ElementID)
    /// An attribute of the core, as the core now says.
    case attribute(String)
    /// A property of the core: whether `details` are open.
    case property(String, Value?)
    /// An attribute of a part of the element; `nil` takes it away.
    case part(String, String, Value?)
    /// The same for a part of another element.
    case partOf(ElementID, String, String, Value?)
    /// The text of the core.
    case text(String)
    /// The text of a part of the element.
    case partText(String, String)
    /// What is inside the core, which holds no elements.
    case inside
    /// What is inside a part of the element, anew.
    case partInside(String)
    /// The value of a text field.
    case fieldValue
    /// All that shows the element is made anew. Scroll offsets and what was unfolded are lost.
    case everything
}
