extension EnvironmentValues {
    private struct PresentationsKey: EnvironmentKey {
        static var defaultValue: Outlet? { nil }
    }

    /// Where a session shows what stands above all else, or out of sight.
    package var presentations: Outlet? {
        get { self[PresentationsKey.self] }
        set { self[PresentationsKey.self] = newValue }
    }
}
