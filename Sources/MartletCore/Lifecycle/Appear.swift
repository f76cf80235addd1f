extension View {
    /// Runs an action when the view appears.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceActions(appear: action, disappear: nil))
    }

    /// Runs an action after the view has disappeared.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceActions(appear: nil, disappear: action))
    }
}

private struct AppearanceActions: LifecycleModifier {
    // Passed to the main actor once, and called only there.
    nonisolated(unsafe) let appear: (() -> Void)?
    nonisolated(unsafe) let disappear: (() -> Void)?

    nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
        self.appear = appear
        self.disappear = disappear
    }

    func appeared(_ memory: inout Void, _ node: AnyViewNode) { appear?() }
    func disappeared(_ memory: inout Void, _ node: AnyViewNode) { disappear?() }
}
