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

extension Place {
    /// Whether only rows near the visible area are made here.
    @MainActor
    var enclosesLazily: Bool {
        guard let parent else { return false }
        return (parent.elementOwner ?? parent.enclosingOwner)?.isLazy ?? false
    }
}
