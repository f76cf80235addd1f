import MartletElements
import MartletGraph

extension View {
    /// Binds the identity of this view to a value. When the value changes, the view gets a new identity, and its state is reset.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

struct IdentifiedView<Content: View, ID: Hashable>: View {
    typealias Body = Never
    nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    nonisolated(unsafe) let id: ID

    nonisolated init(content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { IdentifiedNode(view, at: place) }
}

/// A node that can be found by an identity value, from ``View/id(_:)`` or `ForEach`.
@MainActor
package protocol IdentityNode: AnyViewNode {
    /// Returns the node with this identity, itself or a row; `nil` if there is none.
    func node(identifiedBy id: AnyHashable) -> AnyViewNode?
    /// The identity value of the node itself; `nil` if it has none.
    var ownIdentity: AnyHashable? { get }
}

extension IdentityNode {
    var ownIdentity: AnyHashable? { nil }
}

@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>>, IdentityNode {
    private var id: ID
    private var child: ViewNode<Content>?

    init(_ view: IdentifiedView<Content, ID>, at place: Place) {
        id = view.id
        super.init(at: place)
        child = Content._makeNode(view.content, at: placeForChild)
    }

    override func update(_ view: IdentifiedView<Content, ID>) {
        if id == view.id {
            child?.update(view.content)
            return
        }
        id = view.id
        child?.unmount()
        child = Content._makeNode(view.content, at: placeForChild)
        elementsChanged()
    }

    func node(identifiedBy id: AnyHashable) -> AnyViewNode? { AnyHashable(self.id) == id ? self : nil }

    var ownIdentity: AnyHashable? { AnyHashable(id) }

    override func step(to child: AnyViewNode) -> PlaceStep? { .name(String(describing: id)) }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
