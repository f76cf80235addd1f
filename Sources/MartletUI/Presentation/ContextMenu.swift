import MartletCore
import MartletElements

extension View {
    /// Unfolds commands when the view is pressed long, or clicked with the other button.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Unfolds commands when the view is pressed long. The view itself is shown beside them; `preview` is taken, and not shown.
    public nonisolated func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// The older form of ``contextMenu(menuItems:)``; with `nil` there is none.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}

/// Commands for a view: the older way to describe them.
public struct ContextMenu<MenuItems: View> {
    nonisolated(unsafe) let items: MenuItems  // Written once; its type need not be Sendable.

    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

private struct ContextMenuModifier<Items: View>: ElementModifier {
    nonisolated(unsafe) let items: Items  // Written once; its type need not be Sendable.

    nonisolated init(items: Items) { self.items = items }

    static var _layerKind: Kind? { .contextMenu }

    var _attachment: some View { items.modifier(SlotModifier("menu")) }
}
