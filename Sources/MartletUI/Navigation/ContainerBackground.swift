import MartletCore

/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The screen of a navigation.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The screen of a column.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let window = ContainerBackgroundPlacement(name: "window")

    fileprivate var isScreen: Bool { self == .navigation || self == .navigationSplitView }
}

extension View {
    /// Sets the background of the container of this view: of its whole screen, behind the bar.
    ///
    /// - Partly: only of screens of a navigation; a tab view, a widget and a window keep their own.
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            ContainerBackground(isScreen: container.isScreen, alignment: alignment, background: AnyView(content())))
    }
}

private struct ContainerBackground: ViewModifier {
    let isScreen: Bool
    let alignment: Alignment
    let background: AnyView
    @Environment(\.screen) private var screen

    nonisolated init(isScreen: Bool, alignment: Alignment, background: AnyView) {
        self.isScreen = isScreen
        self.alignment = alignment
        self.background = background
    }

    @ViewBuilder
    func body(content: Content) -> some View {
        if isScreen {
            content
            Portal(to: screen?.bar) {
                if screen != nil {
                    ZStack(alignment: alignment) {
                        Color.clear
                        background
                    }
                    .environment(\.screen, nil)
                    .accessibilityHidden(true)
                    .modifier(SlotModifier("background"))
                }
            }
        } else {
            content.inert(".containerBackground(for:) for another container than a navigation stack")
        }
    }
}
