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
    private var children: [AnyViewNode] = []

    init(_ view: TupleView<repeat each Content>, at place: Place) {
        super.init(at: place)
        repeat children.append((each Content)._makeNode(each view.content, at: placeForChild))
    }

    override func update(_ view: TupleView<repeat each Content>) {
        var index = 0
        func updateNext<C: View>(_ content: C) {
            unsafeDowncast(children[index], to: ViewNode<C>.self).update(content)
            index += 1
        }
        repeat updateNext(each view.content)
    }

    override func forEachChild(_ visit: (Node) -> Void) { for child in children { visit(child) } }
}
