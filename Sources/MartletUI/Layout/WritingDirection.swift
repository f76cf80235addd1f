import MartletCore

extension View {
    /// Sets the direction in which lines and rows run, for this view and all below it.
    public nonisolated func environment(_ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection)
        -> some View
    {
        adding(value.writing, keyPath, value)
    }
}
