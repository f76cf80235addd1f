/// One thing that is shown: its kind, what it says, how it is modified, and what it contains.
///
/// Elements are retained in an ``ElementTree``, which alone changes them and writes down each change as an ``Operation``.
@MainActor
public final class Element: Identifiable {
    public nonisolated let id: ElementID
    public let kind: Kind
    /// Along which axes the element expands, with its modifiers; `nil` until the layout is first settled.
    public internal(set) var expansion: Expansion?
    /// Along which axes the element expands before its modifiers.
    public internal(set) var contentExpansion: Expansion?
    public internal(set) var text: String?
    public internal(set) var attributes: [Attribute: Value] = [:]
    /// From the innermost to the outermost.
    public internal(set) var modifiers: [Modifier] = []
    public internal(set) var actions: Set<Action> = []
    public internal(set) var children: [Element] = []
    /// Held as long as the tree holds it, which ends this when it lets go of the parent.
    public internal(set) unowned var parent: Element?
    /// Who answers for the events of this element. It says itself when it no longer does, since held weakly it would need a side table.
    public unowned var target: (any ActionTarget)?

    init(id: ElementID, kind: Kind) {
        self.id = id
        self.kind = kind
    }

    public subscript(attribute: Attribute) -> Value? { attributes[attribute] }

    /// The innermost modifier of a type.
    public func modifier<M: ModifierValue>(_ type: M.Type) -> M? {
        for modifier in modifiers {
            if let value = modifier.as(M.self) { return value }
        }
        return nil
    }

    /// This element and everything below it, parents before children.
    public func forEachDescendant(_ body: (Element) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEachDescendant(body) }
    }
}
