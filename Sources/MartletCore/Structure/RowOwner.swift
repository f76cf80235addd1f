import MartletElements
import MartletGraph

/// A node that knows the place of its rows in a collection.
@MainActor
package protocol RowOwner: AnyViewNode {
    /// Where the row that a direct child stands for is in the collection.
    func offset(ofRow child: AnyViewNode) -> Int?
    /// The id of the row that a direct child stands for.
    func id(ofRow child: AnyViewNode) -> AnyHashable?
    /// How many rows the collection has, made or not.
    var rowCount: Int { get }
}

extension Place {
    /// Whether rows made here are made only near what the user sees.
    @MainActor
    var enclosesLazily: Bool {
        guard let parent else { return false }
        return (parent as? any ElementOwner ?? parent.enclosingOwner)?.isLazy ?? false
    }
}
