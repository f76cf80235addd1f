import MartletCore

extension View {
    /// Adds a menu to the title in the bar of the screen that contains this view.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return toolbar { ToolbarTitleMenu { content } }
    }
}

/// A menu that opens from the title in the bar.
///
/// - Partly: it always needs content, because there are no documents to rename; above a large title, the bar has the title, too.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var _items: some View {
        Menu {
            content
        } label: {
            TitleMenuLabel()
        }
        .modifier(SlotModifier("titleMenu"))
    }
}

/// The title of the screen, with a mark that it opens a menu.
private struct TitleMenuLabel: View {
    @Environment(\.screen) private var screen

    var body: some View {
        HStack(spacing: 4) {
            Text(verbatim: screen?.settings.current.title ?? "")
            Image(systemName: "chevron.down").imageScale(.small).foregroundStyle(.secondary)
        }
        .font(.headline)
        .foregroundStyle(.primary)
    }
}
