import MartletElements
import MartletGraph

/// Where in the graph a node is made: under which parent, in which environment, and below which modifiers.
public struct Place {
    let graph: ViewGraph
    var parent: AnyViewNode?
    var environment: EnvironmentScope
    /// The modifiers that still wait for an element to apply to.
    package var modifiers: ModifierLink?
}

/// One modifier of the chain that hangs over a node, the nearest first.
package final class ModifierLink {
    unowned let node: any ElementModifying
    let outer: ModifierLink?

    package init(_ node: any ElementModifying, outer: ModifierLink?) {
        self.node = node
        self.outer = outer
    }
}
