import MartletElements
import MartletGraph

extension View {
    /// Says which value a choice stands for, in a picker, a tab view or a list.
    ///
    /// - Parameter includeOptional: Whether the choice stands for the value where the selection is optional, too. Here it always does.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { modifier(TagModifier(tag: tag)) }
}

struct TagModifier: ElementModifier {
    nonisolated(unsafe) let tag: AnyHashable  // Handed to the main actor once, and used there alone.

    nonisolated init(tag: some Hashable) { self.tag = AnyHashable(tag) }
}

extension ElementOwner {
    /// The value that the view stands for: its tag, or else the id of its row in a `ForEach`.
    var tag: AnyHashable? {
        if let tag = modifier(TagModifier.self)?.tag { return tag }
        var node: AnyViewNode = self
        while let parent = node.viewParent, !(parent is any ElementOwner) {
            if let rows = parent as? any RowOwner { return rows.id(ofRow: node) }
            node = parent
        }
        return nil
    }
}

extension Element {
    /// The value that the view shown by the element stands for.
    @MainActor
    var tag: AnyHashable? { (target as? any ElementOwner)?.tag }
}

extension AnyHashable {
    /// The value, as one of a type: a choice tagged `3` stands for `3` and for `Optional(3)`.
    func value<V: Hashable>(as type: V.Type) -> V? { base as? V }
}
