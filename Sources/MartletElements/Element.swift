/// An element of the user interface: its kind, text, attributes, modifiers and children.
///
/// An ``ElementTree`` owns its elements. Only the tree changes them, and records each change as an ``Operation``.
// The class is not final, so that other modules read its properties by calls. Otherwise they would check each read for exclusive access, which
// takes longer: the compiler ignores `@exclusivity(unchecked)` of other modules.
@MainActor
public class Element: Identifiable {
    public nonisolated final let id: ElementID
    public final let kind: Kind
    /// The axes along which the element expands, including its modifiers; `nil` until the first layout.
    @exclusivity(unchecked) public internal(set) var expansion: Expansion?
    /// The axes along which the element expands without its modifiers.
    public internal(set) var contentExpansion: Expansion?
    @exclusivity(unchecked) public internal(set) var text: String?
    @exclusivity(unchecked) public internal(set) var attributes: [Attribute: Value] = [:]
    /// The modifiers, innermost first.
    @exclusivity(unchecked) public internal(set) var modifiers: [Modifier] = []
    @exclusivity(unchecked) public internal(set) var actions: Set<Action> = []
    @exclusivity(unchecked) public internal(set) var children: [Element] = []
    /// Unowned: the tree keeps the parent alive, and resets this before it releases the parent.
    @exclusivity(unchecked) public internal(set) unowned var parent: Element?
    /// The handler of the element's events. It resets this itself before it goes away; a weak reference would need a side table.
    @exclusivity(unchecked) public unowned var target: (any ActionTarget)?

    init(id: ElementID, kind: Kind) {
        self.id = id
        self.kind = kind
    }

    public subscript(attribute: Attribute) -> Value? { attributes.isEmpty ? nil : attributes[attribute] }

    /// Returns the innermost modifier of a type.
    public func modifier<M: ModifierValue>(_ type: M.Type) -> M? {
        for modifier in modifiers {
            if let value = modifier.as(M.self) { return value }
        }
        return nil
    }

    /// Returns whether there is a modifier of a type.
    public func hasModifier(_ type: any ModifierValue.Type) -> Bool { modifiers.contains { Swift.type(of: $0.value) == type } }

    /// Calls `body` with this element and its descendants, parents before children.
    public func forEachDescendant(_ body: (Element) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEachDescendant(body) }
    }
}
