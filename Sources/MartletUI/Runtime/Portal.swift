import MartletElements
import MartletGraph

/// A place that shows views declared elsewhere: the top of the session its sheets, a screen's bar its buttons.
@MainActor
protocol PortalDestination: AnyObject {
    func add(_ portal: AnyViewNode)
    func remove(_ portal: AnyViewNode)
    func portalChanged(_ portal: AnyViewNode)
}

/// Views that live here, with this place's environment and life, and are shown at a destination.
@MainActor
final class PortalNode<V: View>: AnyViewNode {
    private var child: ViewNode<V>?
    private weak var destination: (any PortalDestination)?

    init(_ view: V, to destination: any PortalDestination, at place: Place) {
        self.destination = destination
        super.init(at: place)
        child = V._makeNode(view, at: placeInside)
        destination.add(self)
    }

    func update(_ view: V) { child?.update(view) }

    override func elementsChanged(of child: AnyViewNode) { destination?.portalChanged(self) }

    override func willUnmount() { destination?.remove(self) }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
