import MartletElements
import MartletGraph

/// The position of a new node in the graph: its parent, its environment, and the modifiers above it.
public struct Place {
    let graph: ViewGraph
    var parent: AnyViewNode?
    var environment: EnvironmentScope
    /// The modifiers above that have not been applied to an element yet.
    package var modifiers: ModifierLink?
}

/// A link in the chain of modifiers above a node, the nearest first.
package final class ModifierLink {
    unowned let node: any ElementModifying
    let outer: ModifierLink?

    package init(_ node: any ElementModifying, outer: ModifierLink?) {
        self.node = node
        self.outer = outer
    }
}
