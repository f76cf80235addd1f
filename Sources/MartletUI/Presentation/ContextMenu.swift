import MartletCore
import MartletElements

extension View {
    /// Adds a context menu, which opens on a long press or a secondary click.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a context menu, which opens on a long press. Unlike Apple's, it ignores `preview` and shows the view itself next to the menu.
    public nonisolated func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// The older form of ``contextMenu(menuItems:)``; `nil` adds no menu.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}

/// The older description of a context menu.
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
