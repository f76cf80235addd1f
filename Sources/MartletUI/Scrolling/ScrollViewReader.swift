import MartletCore
import MartletElements
import MartletGraph

/// Passes a proxy to its content that scrolls to the views inside.
///
///     ScrollViewReader { proxy in
///         List(messages) { MessageRow(message: $0) }
///         Button("Newest") { proxy.scrollTo(messages.last?.id) }
///     }
public struct ScrollViewReader<Content: View>: View {
    public nonisolated(unsafe) var content: (ScrollViewProxy) -> Content  // Handed to the main actor once, and used there alone.
    @UnobservedStateObject private var target = ScrollTarget()

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View {
        content(ScrollViewProxy(target: target)).modifier(ScrollTargetRegistration(target: target))
    }
}

/// Scrolls to views with an identity from a `ForEach` or `.id(_:)`.
public struct ScrollViewProxy {
    let target: ScrollTarget

    /// Scrolls until a view is visible.
    ///
    /// - Parameters:
    ///   - id: The identity of the view. The view may be one that the current changes are about to create, or a lazy row not created yet.
    ///   - anchor: The position of the view in the scroll view's bounds; `nil` scrolls the least distance.
    @MainActor
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        target.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

private protocol OptionalIdentity {
    var identity: AnyHashable? { get }
}

extension Optional: OptionalIdentity where Wrapped: Hashable {
    fileprivate var identity: AnyHashable? { map { AnyHashable($0) } }
}

/// The part of the graph in which a scroll proxy searches for views.
@MainActor
final class ScrollTarget {
    fileprivate(set) weak var node: AnyViewNode?

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        guard let node else { return }
        let graph = node.viewGraph
        // Pending changes are settled first. The search may create lazy rows, which are settled before the scrolling.
        graph.under(Graph.ambientTransaction ?? graph.transaction) {
            graph.whenSettling { [weak self] in
                guard let found = self?.view(identifiedBy: id) else { return }
                graph.whenSettling {
                    guard found.isMounted, let element = found.elements.first else { return }
                    found.tree.scroll(to: element, anchor: anchor?.position)
                }
            }
        }
    }

    /// Most views have the identity itself, where that to search for is an optional one.
    private func view(identifiedBy id: AnyHashable) -> AnyViewNode? {
        if let found = node?.descendant(identifiedBy: id) { return found }
        guard let inner = (id.base as? any OptionalIdentity)?.identity else { return nil }
        return node?.descendant(identifiedBy: inner)
    }
}

extension AnyViewNode {
    /// The first node with the identity, among this node and its descendants. The search creates lazy rows.
    fileprivate func descendant(identifiedBy id: AnyHashable) -> AnyViewNode? {
        if let found = (self as? any IdentityNode)?.node(identifiedBy: id) { return found }
        var found: AnyViewNode?
        forEachChild { child in
            if found == nil { found = unsafeDowncast(child, to: AnyViewNode.self).descendant(identifiedBy: id) }
        }
        return found
    }
}

/// Sets the part of the graph in which a scroll target searches.
struct ScrollTargetRegistration: LifecycleModifier {
    let target: ScrollTarget

    nonisolated init(target: ScrollTarget) { self.target = target }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) { target.node = node }
}
