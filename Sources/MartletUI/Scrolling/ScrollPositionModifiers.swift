import Foundation
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
    func identity<ID: Hashable>(as type: ID.Type) -> ID? {
        var child = self
        while let parent = child.viewParent, !(parent is any ElementOwner) || (parent as? any ElementOwner)?.rowRole == .group {
            if let rows = parent as? any RowOwner, let id = rows.id(ofRow: child)?.base as? ID { return id }
            if let id = (parent as? any IdentityNode)?.ownIdentity?.base as? ID { return id }
            child = parent
        }
        return nil
    }

    fileprivate func sendableIdentity<ID: Hashable & Sendable>(as type: ID.Type) -> (any Hashable & Sendable)? { identity(as: type) }
}

extension View {
    /// Binds the position of a scroll view: setting it scrolls, and scrolling sets the identity of the view at the leading edge.
    ///
    /// - Parameter anchor: Where a view is put that is scrolled to; `nil` scrolls the least distance.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(WholePositionModifier(position: position, anchor: anchor))
    }
}

private struct WholePositionModifier: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
    @UnobservedStateObject private var target = ScrollTarget()
    @UnobservedStateObject private var command = ScrollCommand()

    nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.position = position
        self.anchor = anchor
    }

    func body(content: Content) -> some View {
        content
            .modifier(PositionReceiver(binding: position, command: command))
            .modifier(ScrollTargetRegistration(target: target))
            .onChange(of: position.wrappedValue.request, initial: true) { _, request in
                guard let request else { return }
                if case .view(let id, let own) = request.target {
                    target.scroll(to: AnyHashable(id), anchor: own ?? anchor)
                } else {
                    command.give(request)
                }
            }
    }
}

/// The last place, other than a view, that a scroll view is told to scroll to.
@MainActor
private final class ScrollCommand: Source {
    private var request: ScrollPosition.Request?

    func give(_ request: ScrollPosition.Request) {
        self.request = request
        changed()
    }

    /// Forgets the command when the user scrolls: a page that is loaded again would carry it out again.
    func drop() {
        guard request != nil else { return }
        request = nil
        changed()
    }

    /// The command for a host: ``Attribute/scrollCommand``.
    var value: Value? {
        wasRead()
        guard let request else { return nil }
        func length(_ length: CGFloat?) -> String {
            length.map { $0.isFinite ? "\(Double(min(max($0, -1_000_000), 1_000_000)))" : "0" } ?? "-"
        }
        let place: (String, String)? =
            switch request.target {
            case .view: nil
            case .edge(.top): ("-", "0%")
            case .edge(.bottom): ("-", "100%")
            case .edge(.leading): ("0%", "-")
            case .edge(.trailing): ("100%", "-")
            case .point(let x, let y): (length(x), length(y))
            }
        return place.map { .list([.string("\(request.number)"), .string($0), .string($1)]) }
    }
}

private struct PositionReceiver: ElementModifier {
    let binding: Binding<ScrollPosition>
    let command: ScrollCommand

    nonisolated init(binding: Binding<ScrollPosition>, command: ScrollCommand) {
        self.binding = binding
        self.command = command
    }

    func _apply(to element: inout ElementWriter) {
        guard let tree = element.node?.tree else { return }
        element[.scrollCommand] = command.value
        element.on(.scrolled) { value in
            guard let place = value?.intValue, let node = tree[ElementID(rawValue: place)]?.target as? AnyViewNode else { return }
            if let id = node.sendableIdentity(as: binding.wrappedValue.idType) { binding.wrappedValue.arrived(at: id) }
        }
        element.on(.scrollPhase) { value in
            let phase = value?.intValue.flatMap(ScrollPhase.init)
            guard phase == .interacting || phase == .decelerating else { return }
            command.drop()
            binding.wrappedValue.userScrolled()
        }
    }
}
