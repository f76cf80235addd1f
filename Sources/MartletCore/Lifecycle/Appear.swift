extension View {
    /// Does something when the view comes into view.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceActions(appear: action, disappear: nil))
    }

    /// Does something when the view has gone out of view.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceActions(appear: nil, disappear: action))
    }
}

private struct AppearanceActions: LifecycleModifier {
    // Handed to the main actor once, and called there alone.
    nonisolated(unsafe) let appear: (() -> Void)?
    nonisolated(unsafe) let disappear: (() -> Void)?

    nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
        self.appear = appear
        self.disappear = disappear
    }

    func appeared(_ memory: inout Void, _ node: AnyViewNode) { appear?() }
    func disappeared(_ memory: inout Void, _ node: AnyViewNode) { disappear?() }
}
