import MartletGraph

/// A group of views. A modifier on a group applies to each of them.
public struct Group<Content> {
    nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
}

extension Group: View where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { GroupNode(view, at: place) }
}

@MainActor
private final class GroupNode<Content: View>: ViewNode<Group<Content>> {
    private var child: ViewNode<Content>?

    init(_ view: Group<Content>, at place: Place) {
        super.init(at: place)
        child = Content._makeNode(view.content, at: placeForChild)
    }

    override func update(_ view: Group<Content>) { child?.update(view.content) }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
