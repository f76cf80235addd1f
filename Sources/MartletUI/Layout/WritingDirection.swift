import MartletCore

extension View {
    /// Sets the layout direction of this view and all views inside.
    public nonisolated func environment(_ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection)
        -> some View
    {
        adding(value.writing, keyPath, value)
    }
}
