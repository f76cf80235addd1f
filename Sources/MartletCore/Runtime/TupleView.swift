import MartletGraph

/// Several views, one after the other. Apple's type has a tuple for its parameter; this one has the views' types themselves.
public struct TupleView<each Content: View>: View {
    public typealias Body = Never

    fileprivate nonisolated(unsafe) let views: SeveralViews<repeat each Content>  // Never changes; the pack's types need not be Sendable.

    public nonisolated init(_ content: repeat each Content) { views = SeveralViews((repeat each content)) }

    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { TupleNode(view, at: place) }
}

extension TupleView: SelfComparing {
    public func isSame(as other: Self) -> Bool {
        views === other.views || TypePlan.of((repeat each Content).self).isSame(&views.content, &other.views.content)
    }
}

/// Views that are shared by all copies of what contains them. A view is copied with all that is in it, and at each level on its way down to the
/// nodes; so that would be work for every view at every level.
private final class SeveralViews<each Content> {
    /// Never changes. It is a variable so that it can be compared where it lies.
    fileprivate var content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }
}

@MainActor
private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    /// `nil` until all are made, since they are made with this node for their parent.
    private var children: (repeat ViewNode<each Content>)?

    init(_ view: TupleView<repeat each Content>, at place: Place) {
        super.init(at: place)
        children = (repeat (each Content)._makeNode(each view.views.content, at: placeForChild))
    }

    override func update(_ view: TupleView<repeat each Content>) {
        guard let children else { return }
        repeat (each children).update(each view.views.content)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        guard let children else { return }
        repeat visit(each children)
    }
}
