import MartletCore

extension View {
    /// Adds items to the bars of the screen that contains this view.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarItems(content: content()))
    }

    /// Adds views to the trailing end of the bar of the screen that contains this view.
    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return modifier(ToolbarItems(content: ToolbarItemGroup { content }))
    }

    /// Shows or hides bars; without `bars`, the navigation bar.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibility(isHidden: visibility == .hidden, bars: bars))
    }

    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibility(isHidden: visibility == .hidden, bars: bars))
    }

    /// Removes a default item from the bar. Only the title can be removed; other kinds have no effect.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(ScreenSetting { if defaultItemKind == .title { $0.title = nil } })
    }

    /// The older form of `toolbar(content:)`.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

/// A bar of the screen.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String

    public static let automatic = ToolbarPlacement(name: "navigation")
    public static let navigationBar = ToolbarPlacement(name: "navigation")
    public static let tabBar = ToolbarPlacement(name: "tab")
    public static let bottomBar = ToolbarPlacement(name: "bottom")
    public static let windowToolbar = ToolbarPlacement(name: "navigation")
}

/// A default item of the bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

private struct ToolbarItems<Items: ToolbarContent>: ViewModifier {
    nonisolated(unsafe) let items: Items  // Written once; its type need not be Sendable.
    @Environment(\.screen) private var screen

    nonisolated init(content: Items) { items = content }

    func body(content: Content) -> some View {
        content
        Portal(to: screen?.bar) { items._items }
    }
}

/// Shows or hides bars as long as the view is mounted.
private struct BarVisibility: ViewModifier {
    let isHidden: Bool
    let bars: [ToolbarPlacement]

    nonisolated init(isHidden: Bool, bars: [ToolbarPlacement]) {
        self.isHidden = isHidden
        self.bars = bars
    }

    func body(content: Content) -> some View {
        content.modifier(
            ScreenSetting { bar in
                let names = bars.isEmpty ? ["navigation"] : bars.map(\.name)
                if isHidden { bar.hiddenBars.formUnion(names) } else { bar.hiddenBars.subtract(names) }
            }
        )
        .modifier(TabBarSetting(TabBarModel.Setting(isHidden: isHidden && bars.contains(.tabBar) ? true : nil)))
    }
}
