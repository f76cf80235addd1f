import MartletGraph

/// Several views, one after the other. Apple's type has a tuple for its parameter; this one has the views' types themselves.
public struct TupleView<each Content: View>: View {
    public typealias Body = Never

    // Written once, before the value is handed on; the pack's types need not be Sendable.
    nonisolated(unsafe) let content: (repeat each Content)

    public nonisolated init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { TupleNode(view, at: place) }
}

@MainActor
private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    /// `nil` until all are made, since they are made with this node for their parent.
    private var children: (repeat ViewNode<each Content>)?

    init(_ view: TupleView<repeat each Content>, at place: Place) {
        super.init(at: place)
        children = (repeat (each Content)._makeNode(each view.content, at: placeForChild))
    }

    override func update(_ view: TupleView<repeat each Content>) {
        guard let children else { return }
        repeat (each children).update(each view.content)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        guard let children else { return }
        repeat visit(each children)
    }
}
