import MartletElements
import MartletGraph

/// A modifier that tells the container of an element something, and shows nothing itself.
@MainActor
package protocol ElementTrait {
    var trait: Any { get }
}

extension Element {
    /// What a modifier around this element says of it to its container; where several do, the outermost.
    package func trait<T>(_ type: T.Type) -> T? {
        guard let owner = target as? any ElementOwner else { return nil }
        var found: T?
        var link = owner.modifiers
        while let current = link {
            if let value = current.node.trait as? T { found = value }
            link = current.outer
        }
        return found
    }
}
