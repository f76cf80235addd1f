import MartletCore
import MartletGraph

/// The links on a screen that push a view, by the names of their rows, for an address to follow.
@MainActor
final class ScreenLinks {
    private struct Link {
        weak var node: AnyViewNode?
        let follow: () -> Void
    }

    private var links: [String: [Link]] = [:]

    /// Notes a link, or what it does now.
    func add(_ name: String, _ node: AnyViewNode, follow: @escaping () -> Void) {
        let others = (links[name] ?? []).filter { $0.node?.isMounted == true && $0.node !== node }
        links[name] = others + [Link(node: node, follow: follow)]
    }

    /// Follows the link of a name; `nil` if there is none, or if several have it, as two links in one row do.
    subscript(name: String) -> (() -> Void)? {
        let shown = (links[name] ?? []).filter { $0.node?.isMounted == true }
        return shown.count == 1 ? shown[0].follow : nil
    }
}

extension AnyViewNode {
    /// The id of the row of a `ForEach` that the view is in, on the screen that it is on.
    func rowID(on screen: ScreenModel?) -> AnyHashable? {
        var child = self
        while let parent = child.viewParent {
            if let rows = parent as? any RowOwner {
                return EnvironmentValues(parent.environment).screen === screen ? rows.id(ofRow: child) : nil
            }
            child = parent
        }
        return nil
    }
}
