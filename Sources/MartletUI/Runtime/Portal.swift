import MartletElements
import MartletGraph

/// A place that shows views declared elsewhere: the top of the session its sheets, a screen's bar its buttons.
@MainActor
final class Outlet {
    fileprivate weak var node: AnyViewNode?
    fileprivate var portals: [AnyViewNode] = []

    fileprivate func changed() { node?.elementsChanged() }
}

/// Shows here, one after the other, the views that portals send to an outlet.
struct OutletView: View {
    typealias Body = Never
    let outlet: Outlet

    static func _makeNode(_ view: OutletView, at place: Place) -> ViewNode<OutletView> { OutletNode(view, at: place) }
}

@MainActor
private final class OutletNode: ViewNode<OutletView> {
    private let outlet: Outlet

    init(_ view: OutletView, at place: Place) {
        outlet = view.outlet
        super.init(at: place)
        outlet.node = self
    }

    override func collectElements(into elements: inout [Element]) {
        for portal in outlet.portals { portal.forEachChild { unsafeDowncast($0, to: AnyViewNode.self).collectElements(into: &elements) } }
    }
}

/// Views that live here, with this place's environment and life, and are shown at an outlet.
struct Portal<Content: View>: View {
    typealias Body = Never
    let outlet: Outlet?
    let content: Content

    init(to outlet: Outlet?, @ViewBuilder content: () -> Content) {
        self.outlet = outlet
        self.content = content()
    }

    static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { PortalNode(view, at: place) }
}

@MainActor
private final class PortalNode<Content: View>: ViewNode<Portal<Content>> {
    private var child: ViewNode<Content>?
    private let outlet: Outlet?

    init(_ view: Portal<Content>, at place: Place) {
        outlet = view.outlet
        super.init(at: place)
        child = Content._makeNode(view.content, at: placeInside)
        outlet?.portals.append(self)
        outlet?.changed()
    }

    override func update(_ view: Portal<Content>) { child?.update(view.content) }

    /// Nothing is shown where the portal stands.
    override func collectElements(into elements: inout [Element]) {}

    override func elementsChanged(of child: AnyViewNode) { outlet?.changed() }

    override func modifiersChanged() {}

    override func willUnmount() {
        outlet?.portals.removeAll { $0 === self }
        outlet?.changed()
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
