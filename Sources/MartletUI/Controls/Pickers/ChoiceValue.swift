import MartletCore
import MartletElements

extension Element {
    /// The value that the view shown by the element stands for among choices: its tag, or else the id of its row in a `ForEach`.
    @MainActor
    func choiceValue<V: Hashable>(as type: V.Type) -> V? {
        guard let owner = target as? any ElementOwner else { return nil }
        let value = trait(ElementTag.self)?.value ?? owner.rowID
        return value?.base as? V
    }
}

extension ElementOwner {
    /// The id of the row of a `ForEach` that the view is, or is in.
    fileprivate var rowID: AnyHashable? {
        var node: AnyViewNode = self
        while let parent = node.viewParent, !(parent is any ElementOwner) {
            if let rows = parent as? any RowOwner { return rows.id(ofRow: node) }
            node = parent
        }
        return nil
    }
}
