/// A view that shows nothing.
public struct EmptyView: View {
    public typealias Body = Never

    public nonisolated init() {}

    public static func _makeNode(_ view: EmptyView, at place: Place) -> ViewNode<EmptyView> { ViewNode(at: place) }
}
