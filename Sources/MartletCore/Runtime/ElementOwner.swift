import MartletElements
import MartletGraph

/// A node with an element, and an additional element around it for each modifier that adds views of its own.
///
///     Text("3").padding().background { Circle() }.opacity(0.5)
///
///     layers[1]  layer  [opacity]      ◀ is a child of the container
///       ├─ layers[0]  text "3"  [padding]
///       └─ Circle's element, in the slot `background`
@MainActor
package protocol ElementOwner: AnyViewNode, ActionTarget {
    var layers: ElementLayers { get }
    /// Whether only the rows near the visible area are made.
    var isLazy: Bool { get }
    /// Whether the children of the element are rows of a list.
    var rowRole: RowRole { get }
    /// The node of the views inside the element; `nil` if there are none.
    var contentNode: AnyViewNode? { get }
}

extension AnyViewNode {
    /// The nearest node above that has an element.
    package final var enclosingOwner: (any ElementOwner)? {
        var node = viewParent
        while let current = node {
            if let owner = current.elementOwner { return owner }
            node = current.viewParent
        }
        return nil
    }
}

extension ElementOwner {
    /// The element of the view itself.
    package var element: Element { layers[0].element }
    /// The element that is a child of the container.
    var outermostElement: Element { layers.last?.element ?? element }

    /// Whether each view inside is a row.
    var arrangesRows: Bool {
        switch rowRole {
        case .none: false
        case .container: true
        case .group: enclosingOwner?.arrangesRows ?? false
        }
    }
}
