import MartletCore
import MartletGraph

/// The links on a screen that push a view, by the names of their rows. Navigation to a URL path follows them.
@MainActor
final class ScreenLinks {
    private struct Link {
        weak var node: AnyViewNode?
        let follow: () -> Void
    }

    private var links: [String: [Link]] = [:]

    /// Adds a link, or updates its action.
    func add(_ name: String, _ node: AnyViewNode, follow: @escaping () -> Void) {
        let others = (links[name] ?? []).filter { $0.node?.isMounted == true && $0.node !== node }
        links[name] = others + [Link(node: node, follow: follow)]
    }

    /// The action of the link with a name; `nil` if there is none, or if several links share the name, for example two links in one row.
    subscript(name: String) -> (() -> Void)? {
        let shown = (links[name] ?? []).filter { $0.node?.isMounted == true }
        return shown.count == 1 ? shown[0].follow : nil
    }
}

extension AnyViewNode {
    /// Returns the id of the `ForEach` row that contains the view, or `nil` if there is none on `screen`.
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
