import MartletElements

/// Lowers one kind of element: its HTML, and the patches for its changes.
///
/// A kind registers its lowering in its definition: ``MartletElements/Kind/shown(by:)``.
@MainActor
public protocol ElementLowering: SendableMetatype {
    /// The family whose style sheet and script pages load for elements of this kind. The default family's files are on every page.
    nonisolated static var family: Family { get }
    /// The kind's rules for the style sheet of every page. A family with a style sheet of its own contains its rules there.
    nonisolated static var css: String { get }
    /// Returns the node of the element.
    static func core(_ element: Element) -> Core
    /// Returns the node of an element whose images need URLs from the host. The default calls ``core(_:)``.
    static func core(_ element: Element, _ resources: PageResources) -> Core
    /// Writes the HTML inside the node.
    static func inside(_ element: Element, _ page: inout PageWriter)
    /// Writes the HTML inside the part of the element that ``Change/partInside(_:)`` names.
    static func inside(part: String, of element: Element, _ page: inout PageWriter)
    /// The slots whose node exists only if they have children.
    static var lazySlots: [String] { get }
    /// Whether a changed modifier affects the HTML inside the node, not only its boxes; `nil` stands for one that is gone.
    static func drawsInside(_ modifier: Modifier?) -> Bool
    /// Whether there can be controls inside, whose colour the app's foreground overrides.
    static var holdsControls: Bool { get }
    /// Returns the changes to the page for a changed attribute.
    static func changes(for attribute: Attribute, of element: Element) -> [Change]
    /// Returns the changes to the page for a changed text.
    static func textChanges(of element: Element) -> [Change]
    /// Returns the changes to the page for a bound or unbound action, except for the list of bound actions.
    static func changes(for action: Action, of element: Element) -> [Change]
    /// Returns the changes to the page when the children or their expansion change, except for the children's own nodes.
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
    public static func drawsInside(_ modifier: Modifier?) -> Bool { false }
    public static var holdsControls: Bool { true }
    public static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.everything] }
    public static func textChanges(of element: Element) -> [Change] { [.text(element.text ?? "")] }
    public static func changes(for action: Action, of element: Element) -> [Change] { [] }
    public static func arrangementChanges(of element: Element) -> [Change] { [] }
}

extension Element {
    /// Whether children are in a slot, such as one that is written only then.
    func hasChildren(in slot: String) -> Bool { children.contains { $0[.slot]?.stringValue == slot } }
}

/// A change to the page for an element.
///
/// A part of an element is a node inside it. Its id is a letter chosen by the lowering and the element's number: `c12`. The letter `e` is
/// reserved for the element itself.
public enum Change: Equatable, Sendable {
    /// Update the classes and styles of the element's boxes.
    case boxes
    /// The same for another element.
    case boxesOf(ElementID)
    /// Update an attribute of the core to its current value.
    case attribute(String)
    /// Set a property of the core, such as whether `details` is open.
    case property(String, Value?)
    /// Set an attribute of a part of the element; `nil` removes it.
    case part(String, String, Value?)
    /// The same for a part of another element.
    case partOf(ElementID, String, String, Value?)
    /// Set the text of the core.
    case text(String)
    /// Set the text of a part of the element.
    case partText(String, String)
    /// Replace the HTML inside the core, which contains no elements.
    case inside
    /// Replace the HTML inside a part of the element.
    case partInside(String)
    /// Set the value of a text field.
    case fieldValue
    /// Replace all HTML of the element. Scroll offsets and the open state of menus and disclosures are lost.
    case everything
}
