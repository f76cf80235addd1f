import MartletElements
import MartletGraph

/// Shows views that are declared elsewhere: the session's top level shows sheets, a screen's bar shows its toolbar buttons.
@MainActor
package final class Outlet {
    fileprivate weak var node: AnyViewNode?
    fileprivate let portals: NodeOrder

    /// - Parameter stacks: Whether views are ordered by arrival, as sheets are, rather than by the position of their portals.
    package init(stacks: Bool = false) { portals = NodeOrder(byArrival: stacks) }

    fileprivate func changed() { node?.elementsChanged() }

    /// Called when views, and perhaps portals, have moved.
    func viewsMoved() {
        guard portals.dependsOnStructure else { return }
        portals.viewsMoved()
        changed()
    }
}

/// Shows, one after the other, the views that portals send to an outlet.
package struct OutletView: View {
    package typealias Body = Never
    package let outlet: Outlet

    package init(outlet: Outlet) { self.outlet = outlet }

    package static func _makeNode(_ view: OutletView, at place: Place) -> ViewNode<OutletView> { OutletNode(view, at: place) }
}

@MainActor
private final class OutletNode: ViewNode<OutletView> {
    private let outlet: Outlet

    init(_ view: OutletView, at place: Place) {
        outlet = view.outlet
        super.init(at: place)
        outlet.node = self
        viewGraph.outlets.append(outlet)
    }

    override func willUnmount() {
        if let index = viewGraph.outlets.firstIndex(where: { $0 === outlet }) { viewGraph.outlets.remove(at: index) }
    }

    override func collectElements(into elements: inout [Element]) {
        for portal in outlet.portals.nodes {
            portal.forEachChild { unsafeDowncast($0, to: AnyViewNode.self).collectElements(into: &elements) }
        }
    }
}

/// Views that belong to this place, with its environment and lifetime, but are shown at an outlet.
package struct Portal<Content: View>: View {
    package typealias Body = Never
    let outlet: Outlet?
    let content: Content

    package init(to outlet: Outlet?, @ViewBuilder content: () -> Content) {
        self.outlet = outlet
        self.content = content()
    }

    package static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { PortalNode(view, at: place) }
}

@MainActor
private final class PortalNode<Content: View>: ViewNode<Portal<Content>> {
    private var child: ViewNode<Content>?
    private var outlet: Outlet?

    init(_ view: Portal<Content>, at place: Place) {
        super.init(at: place)
        child = Content._makeNode(view.content, at: placeInside)
        enter(view.outlet)
    }

    override func update(_ view: Portal<Content>) {
        if view.outlet !== outlet {
            leave()
            enter(view.outlet)
        }
        child?.update(view.content)
    }

    private func enter(_ outlet: Outlet?) {
        self.outlet = outlet
        outlet?.portals.insert(self)
        outlet?.changed()
    }

    private func leave() {
        outlet?.portals.remove(self)
        outlet?.changed()
    }

    /// Adds no elements at the portal's own position.
    override func collectElements(into elements: inout [Element]) {}

    override func elementsChanged(of child: AnyViewNode, _ change: RowsChange?) { outlet?.changed() }

    override func modifiersChanged() {}

    override func willUnmount() { leave() }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
