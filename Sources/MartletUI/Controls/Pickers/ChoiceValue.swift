import MartletCore
import MartletElements

extension Element {
    /// The selection value of the element's view: its tag, or otherwise the id of its row in a `ForEach`.
    @MainActor
    func choiceValue<V: Hashable>(as type: V.Type) -> V? {
        guard let owner = target as? any ElementOwner else { return nil }
        let value = trait(ElementTag.self)?.value ?? owner.rowID
        return value?.base as? V
    }
}

extension ElementOwner {
    /// The id of the `ForEach` row that contains the view.
    fileprivate var rowID: AnyHashable? {
        var node: AnyViewNode = self
        while let parent = node.viewParent, !(parent is any ElementOwner) {
            if let rows = parent as? any RowOwner { return rows.id(ofRow: node) }
            node = parent
        }
        return nil
    }
}
