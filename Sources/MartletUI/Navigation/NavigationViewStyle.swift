import MartletCore

/// The layout of a ``NavigationView``. Unlike Apple's, all styles stack the screens; use ``NavigationSplitView`` for columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets the style of the navigation views in this view. It has no effect; see ``NavigationViewStyle``.
    ///
    /// - Partly: the columns style shows one screen over the other, too.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
