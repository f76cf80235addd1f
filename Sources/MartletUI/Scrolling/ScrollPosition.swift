import MartletCore
import MartletElements
import MartletGraph

extension View {
    /// Binds the identity of the view at the edge of a scroll view: scrolling updates it, and setting it scrolls to that view.
    ///
    /// - Parameter anchor: The point of the scroll view's bounds that counts; `nil` is the leading edge.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}

private struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
    nonisolated(unsafe) let id: Binding<ID?>  // Written once, and used only on the main actor.
    let anchor: UnitPoint?
    @UnobservedStateObject private var target = ScrollTarget()
    @UnobservedStateObject private var reported = ReportedPosition<ID>()

    nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    func body(content: Content) -> some View {
        content
            .modifier(ScrolledReceiver<ID>(binding: id, reported: reported))
            .modifier(ScrollTargetRegistration(target: target))
            .onChange(of: id.wrappedValue, initial: true) { _, new in
                guard new != reported.id, let new else { return }
                reported.id = new
                target.scroll(to: AnyHashable(new), anchor: anchor)
            }
    }
}

/// The scroll position that the host reported last. It is not sent back to the host.
@MainActor
private final class ReportedPosition<ID> {
    var id: ID?
}

private struct ScrolledReceiver<ID: Hashable>: ElementModifier {
    nonisolated(unsafe) let binding: Binding<ID?>  // Written once, and used only on the main actor.
    let reported: ReportedPosition<ID>

    nonisolated init(binding: Binding<ID?>, reported: ReportedPosition<ID>) {
        self.binding = binding
        self.reported = reported
    }

    func _apply(to element: inout ElementWriter) {
        guard let tree = element.node?.tree else { return }
        element.on(.scrolled) { value in
            guard let place = value?.intValue, let node = tree[ElementID(rawValue: place)]?.target as? AnyViewNode else { return }
            guard let id = node.identity(as: ID.self) else { return }
            reported.id = id
            binding.wrappedValue = id
        }
    }
}

extension AnyViewNode {
    /// The nearest identity of type `ID` that this node has.
    fileprivate func identity<ID: Hashable>(as type: ID.Type) -> ID? {
        var child = self
        while let parent = child.viewParent, !(parent is any ElementOwner) || (parent as? any ElementOwner)?.rowRole == .group {
            if let rows = parent as? any RowOwner, let id = rows.id(ofRow: child)?.base as? ID { return id }
            if let id = (parent as? any IdentityNode)?.ownIdentity?.base as? ID { return id }
            child = parent
        }
        return nil
    }
}
