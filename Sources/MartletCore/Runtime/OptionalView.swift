import MartletGraph

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public static func _makeNode(_ view: Wrapped?, at place: Place) -> ViewNode<Wrapped?> { OptionalNode(view, at: place) }
}

@MainActor
private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    private var child: ViewNode<Wrapped>?

    init(_ view: Wrapped?, at place: Place) {
        super.init(at: place)
        if let view { child = Wrapped._makeNode(view, at: placeForChild) }
    }

    override func update(_ view: Wrapped?) {
        if let child {
            if let view { return child.update(view) }
            child.unmount()
            self.child = nil
        } else {
            guard let view else { return }
            child = Wrapped._makeNode(view, at: placeForChild)
        }
        elementsChanged()
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
