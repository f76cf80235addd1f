import MartletElements
import MartletGraph

/// A modifier that passes a value to the element's container, and has no other effect.
@MainActor
package protocol ElementTrait {
    var trait: Any { get }
}

extension Element {
    /// The trait of this type from the modifiers around this element; if there are several, the outermost.
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
