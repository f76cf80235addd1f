import MartletCore
import MartletElements
import MartletGraph

/// Gives its content the means to bring views inside it into sight.
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
        content(ScrollViewProxy(target: target)).modifier(ScrollTargetMark(target: target))
    }
}

/// Brings views into sight that a `ForEach` or `.id(_:)` has given an identity.
public struct ScrollViewProxy {
    let target: ScrollTarget

    /// Brings a view into sight.
    ///
    /// - Parameters:
    ///   - id: Its identity. The view need not be made yet, and is not asked for before what has just been changed is shown.
    ///   - anchor: Where in the window it shall stand; `nil` scrolls as little as can be.
    @MainActor
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        target.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

/// The part of the graph that a scroll proxy looks for views in.
@MainActor
final class ScrollTarget {
    fileprivate(set) weak var node: AnyViewNode?

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        guard let node else { return }
        let graph = node.viewGraph
        // What was changed along with the call is settled first; then rows may have to be made, which is settled before the scrolling.
        graph.under(Graph.ambientTransaction ?? graph.transaction) {
            graph.whenSettling { [weak self] in
                guard let found = self?.node?.descendant(identifiedBy: id) else { return }
                graph.whenSettling {
                    guard found.isMounted, let element = found.elements.first else { return }
                    found.tree.scroll(to: element, anchor: anchor?.position)
                }
            }
        }
    }
}

extension AnyViewNode {
    /// The first node here or below that has an identity equal to a value; lazy rows are made to find it.
    fileprivate func descendant(identifiedBy id: AnyHashable) -> AnyViewNode? {
        if let found = (self as? any IdentityNode)?.node(identifiedBy: id) { return found }
        var found: AnyViewNode?
        forEachChild { child in
            if found == nil { found = unsafeDowncast(child, to: AnyViewNode.self).descendant(identifiedBy: id) }
        }
        return found
    }
}

/// Says where the views are that a scroll target looks for.
struct ScrollTargetMark: LifecycleModifier {
    let target: ScrollTarget

    nonisolated init(target: ScrollTarget) { self.target = target }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) { target.node = node }
}
