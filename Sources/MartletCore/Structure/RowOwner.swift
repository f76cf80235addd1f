import MartletElements
import MartletGraph

/// A node that knows the offsets of its rows in a collection.
@MainActor
package protocol RowOwner: AnyViewNode {
    /// Returns the offset in the collection of the row of a direct child.
    func offset(ofRow child: AnyViewNode) -> Int?
    /// Returns the id of the row of a direct child.
    func id(ofRow child: AnyViewNode) -> AnyHashable?
    /// The number of rows in the collection, whether they are made or not.
    var rowCount: Int { get }
}

extension AnyViewNode {
    /// Returns the offset of a row in the collection of the outermost `ForEach` between the row and this node, and the collection's count.
    package func place(ofRow row: any ElementOwner) -> (offset: Int, count: Int)? {
        var found: (offset: Int, count: Int)?
        var child: AnyViewNode = row
        while let parent = child.viewParent {
            if parent === self { return found }
            if let rows = parent as? any RowOwner, let offset = rows.offset(ofRow: child) { found = (offset, rows.rowCount) }
            child = parent
        }
        return nil
    }
}

extension Place {
    /// Whether only rows near the visible area are made here.
    @MainActor
    var enclosesLazily: Bool {
        guard let parent else { return false }
        return (parent.elementOwner ?? parent.enclosingOwner)?.isLazy ?? false
    }
}
