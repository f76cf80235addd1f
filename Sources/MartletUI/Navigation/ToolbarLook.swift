import MartletCore
import MartletElements

extension View {
    /// What is behind the bar of the screen that shows this view.
    ///
    /// - Parameter bars: Which bars; without any, all. Only the navigation bar can look otherwise than by itself here.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(BarPaint(style: AnyShapeStyle(style), bars: bars))
    }

    /// Whether what is behind the bar is there even where no content is below it, or never.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(visibility, for: bars)
    }

    /// Whether what is behind the bar is there even where no content is below it, or never.
    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(visibility, for: bars)
    }

    /// Whether the bar looks as in light or in dark surroundings; `nil` is as around it.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        modifier(ScreenSetting { if bars.includeNavigation { $0.look.isDark = colorScheme.map { $0 == .dark } } })
    }

    private nonisolated func barBackground(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        modifier(
            ScreenSetting {
                if bars.includeNavigation { $0.look.isPainted = visibility == .automatic ? nil : visibility == .visible }
            })
    }
}

extension [ToolbarPlacement] {
    /// No bar named is all of them.
    fileprivate var includeNavigation: Bool { isEmpty || contains { $0.name == ToolbarPlacement.navigationBar.name } }
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
    }
}
