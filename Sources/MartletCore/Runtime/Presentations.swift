extension EnvironmentValues {
    private struct PresentationsKey: EnvironmentKey {
        static var defaultValue: Outlet? { nil }
    }

    /// The outlet for presentations above all other views, such as sheets and alerts.
    package var presentations: Outlet? {
        get { self[PresentationsKey.self] }
        set { self[PresentationsKey.self] = newValue }
    }
}
