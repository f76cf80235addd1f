import MartletElements

/// Shows one kind of element in a browser: its HTML, and how a change to it reaches the page.
///
/// A kind names its lowering where it is defined: ``MartletElements/Kind/shown(by:)``.
@MainActor
public protocol ElementLowering: SendableMetatype {
    /// Whose style sheet and script pages load for elements of this kind. Usually those that each page has.
    nonisolated static var family: Family { get }
    /// The kind's rules in the style sheet that each page has. A family with a style sheet of its own has them there.
    nonisolated static var css: String { get }
    /// The node that stands for the element.
    static func core(_ element: Element) -> Core
    /// The same, where the node shows a picture whose address the host knows. Usually ``core(_:)``.
    static func core(_ element: Element, _ resources: PageResources) -> Core
    /// What is inside the node.
    static func inside(_ element: Element, _ page: inout PageWriter)
    /// What is inside a part of the element that ``Change/partInside(_:)`` names.
    static func inside(part: String, of element: Element, _ page: inout PageWriter)
    /// The slots whose node is only there if they have children.
    static var lazySlots: [String] { get }
    /// Modifiers show inside the node, not only in its boxes.
    static var drawsModifiersInside: Bool { get }
    /// Whether there may be buttons and the like inside, whose colour gives way to a foreground of the app's.
    static var holdsControls: Bool { get }
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
    public nonisolated static var family: Family { .standard }
    public nonisolated static var css: String { "" }

    public static func core(_ element: Element) -> Core { Core() }
    public static func core(_ element: Element, _ resources: PageResources) -> Core { core(element) }

    public static func inside(_ element: Element, _ page: inout PageWriter) {
        if let text = element.text { page.text(text) }
        page.children(of: element)
    }

    public static func inside(part: String, of element: Element, _ page: inout PageWriter) {}
    public static var lazySlots: [String] { [] }
    public static var drawsModifiersInside: Bool { false }
    public static var holdsControls: Bool { true }
    public static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.everything] }
    public static func textChanges(of element: Element) -> [Change] { [.text(element.text ?? "")] }
    public static func changes(for action: Action, of element: Element) -> [Change] { [] }
    public static func arrangementChanges(of element: Element) -> [Change] { [] }
}

/// One way in which a page follows an element.
///
/// A part of an element is a node inside of it whose id is a letter of the lowering's choice and the element's number: `c12`. The letter `e` is
/// the element's own.
public enum Change: Equatable, Sendable {
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
