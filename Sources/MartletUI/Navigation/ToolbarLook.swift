import MartletCore
import MartletElements

extension View {
    /// Sets the background of bars around this view.
    ///
    /// - Parameter bars: The bars to change; none means the navigation bar.
    /// - Partly: only for the navigation bar and the tab bar.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(BarPaint(style: AnyShapeStyle(style), bars: bars))
    }

    /// Sets whether the bar's background is always visible, even without content beneath it, or never.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(visibility, for: bars)
    }

    /// Sets whether the bar's background is always visible, even without content beneath it, or never.
    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(visibility, for: bars)
    }

    /// Sets the colour scheme of bars; `nil` inherits it.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        let isDark = colorScheme.map { $0 == .dark }
        return modifier(ScreenSetting { if bars.includeNavigation { $0.look.isDark = isDark } })
            .modifier(TabBarSetting(bars.includeTabs ? TabBarModel.Setting(isDark: isDark) : TabBarModel.Setting()))
    }

    private nonisolated func barBackground(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        let isPainted = visibility == .automatic ? nil : visibility == .visible
        return modifier(ScreenSetting { if bars.includeNavigation { $0.look.isPainted = isPainted } })
            .modifier(TabBarSetting(bars.includeTabs ? TabBarModel.Setting(isPainted: isPainted) : TabBarModel.Setting()))
    }
}

/// What the content of a screen is for, which decides where Apple's platforms place the title.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

extension View {
    /// Sets what the content of the screen is for. It has no effect: the title stays in the middle of the bar.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert(".toolbarRole") }
}

extension [ToolbarPlacement] {
    /// Whether the navigation bar is included; an empty list means all bars.
    fileprivate var includeNavigation: Bool { isEmpty || contains { $0.name == ToolbarPlacement.navigationBar.name } }

    fileprivate var includeTabs: Bool { contains(.tabBar) }
}

private struct BarPaint: ViewModifier {
    let style: AnyShapeStyle
    let bars: [ToolbarPlacement]
    @Environment(\.self) private var environment

    nonisolated init(style: AnyShapeStyle, bars: [ToolbarPlacement]) {
        self.style = style
        self.bars = bars
    }

    func body(content: Content) -> some View {
        let paint = style._paint(in: environment)
        return content.modifier(ScreenSetting { if bars.includeNavigation { $0.look.paint = paint } })
            .modifier(TabBarSetting(bars.includeTabs ? TabBarModel.Setting(paint: paint) : TabBarModel.Setting()))
    }
}
