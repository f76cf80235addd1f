import MartletCore

extension View {
    /// Sets the `dynamicTypeSize` in this view's environment. The text itself follows the browser's setting.
    ///
    /// - Partly: only the environment and scaled metrics follow it; texts keep the browser's size.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the `dynamicTypeSize` in this view's environment to a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
        }
    }
}
