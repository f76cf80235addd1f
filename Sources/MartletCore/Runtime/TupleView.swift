import MartletGraph

/// Several views, one after the other. The generic parameter of Apple's type is a tuple; this type has a parameter pack of the view types.
public struct TupleView<each Content: View>: View {
    public typealias Body = Never

    fileprivate nonisolated(unsafe) let views: SharedViews<repeat each Content>  // Never changes; the pack's types need not be Sendable.

    public nonisolated init(_ content: repeat each Content) { views = SharedViews((repeat each content)) }

    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { TupleNode(view, at: place) }
}

extension TupleView: SelfComparing {
    public func isSame(as other: Self) -> Bool {
        views === other.views || TypePlan.of((repeat each Content).self).isSame(&views.content, &other.views.content)
    }
}

extension TupleView: ComposedView {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) {
        var position = 0
        func add(_ view: any View) {
            members.add(view, at: id.step(position))
            position += 1
        }
        repeat add(each views.content)
    }
}

/// Shares the views between all copies of the tuple view. A view value is copied at each level on its way to the nodes; without sharing,
/// each copy would copy all views inside.
private final class SharedViews<each Content> {
    /// Never changes. It is a variable so that it can be compared in place.
    fileprivate var content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }
}

@MainActor
private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    /// `nil` until all children are made, because this node is their parent and must exist first.
    private var children: (repeat ViewNode<each Content>)?

    init(_ view: TupleView<repeat each Content>, at place: Place) {
        super.init(at: place)
        var position = 0
        children = (repeat make(each view.views.content, at: &position))
    }

    private func make<V: View>(_ view: V, at position: inout Int) -> ViewNode<V> {
        viewGraph.positionsBeingMade?.isMaking(position, of: self)
        position += 1
        return V._makeNode(view, at: placeForChild)
    }

    override func step(to child: AnyViewNode) -> PlaceStep? {
        var position = 0
        var found: Int?
        forEachChild {
            if $0 === child { found = position }
            position += 1
        }
        return (found ?? viewGraph.positionsBeingMade?[self]).map(PlaceStep.position)
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
