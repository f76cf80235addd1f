import MartletGraph

/// A type-erased view. A view of another type in the same place is a new identity.
@MainActor @preconcurrency
public struct AnyView: View {
    public typealias Body = Never
    package nonisolated(unsafe) let content: any View  // Written once; what it holds need not be Sendable.

    public nonisolated init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? view
    }

    public nonisolated init<V: View>(erasing view: V) { self.init(view) }

    public nonisolated init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public static func _makeNode(_ view: AnyView, at place: Place) -> ViewNode<AnyView> { ErasedNode(view, at: place) }
}

@MainActor
private final class ErasedNode: ViewNode<AnyView> {
    private var child: AnyViewNode?
    private var type: Any.Type

    init(_ view: AnyView, at place: Place) {
        type = Never.self
        super.init(at: place)
        mount(view.content)
    }

    private func mount<V: View>(_ view: V) {
        type = V.self
        child = V._makeNode(view, at: placeForChild)
    }

    override func update(_ view: AnyView) {
        func update<V: View>(_ view: V) {
            if let child, type == V.self {
                unsafeDowncast(child, to: ViewNode<V>.self).update(view)
            } else {
                child?.unmount()
                mount(view)
                elementsChanged()
            }
        }
        update(view.content)
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
