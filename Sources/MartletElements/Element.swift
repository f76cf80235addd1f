/// One thing that is shown: its kind, what it says, how it is modified, and what it contains.
///
/// Elements are retained in an ``ElementTree``, which alone changes them and writes down each change as an ``Operation``.
@MainActor
public final class Element: Identifiable {
    public nonisolated let id: ElementID
    public let kind: Kind
    /// Along which axes the element expands, with its modifiers; `nil` until the layout is first settled.
    @exclusivity(unchecked) public internal(set) var expansion: Expansion?
    /// Along which axes the element expands before its modifiers.
    public internal(set) var contentExpansion: Expansion?
    @exclusivity(unchecked) public internal(set) var text: String?
    @exclusivity(unchecked) public internal(set) var attributes: [Attribute: Value] = [:]
    /// From the innermost to the outermost.
    @exclusivity(unchecked) public internal(set) var modifiers: [Modifier] = []
    @exclusivity(unchecked) public internal(set) var actions: Set<Action> = []
    @exclusivity(unchecked) public internal(set) var children: [Element] = []
    /// Held as long as the tree holds it, which ends this when it lets go of the parent.
    @exclusivity(unchecked) public internal(set) unowned var parent: Element?
    /// Who answers for the events of this element. It says itself when it no longer does, since held weakly it would need a side table.
    @exclusivity(unchecked) public unowned var target: (any ActionTarget)?

    init(id: ElementID, kind: Kind) {
        self.id = id
        self.kind = kind
    }

    public subscript(attribute: Attribute) -> Value? { attributes.isEmpty ? nil : attributes[attribute] }

    /// The innermost modifier of a type.
    public func modifier<M: ModifierValue>(_ type: M.Type) -> M? {
        for modifier in modifiers {
            if let value = modifier.as(M.self) { return value }
        }
        return nil
    }

    /// Whether there is a modifier of a type.
    public func hasModifier(_ type: any ModifierValue.Type) -> Bool { modifiers.contains { Swift.type(of: $0.value) == type } }

    /// This element and everything below it, parents before children.
    public func forEachDescendant(_ body: (Element) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEachDescendant(body) }
    }
}
