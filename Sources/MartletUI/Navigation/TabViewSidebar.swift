import MartletCore

// A tab view has a bar of tabs in each window, and no sidebar.

extension View {
    /// Has no effect: a tab view has no sidebar.
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert(".tabViewSidebarHeader")
    }

    /// Has no effect: a tab view has no sidebar.
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert(".tabViewSidebarFooter")
    }

    /// Has no effect: a tab view has no sidebar.
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert(".tabViewSidebarBottomBar")
    }
}
