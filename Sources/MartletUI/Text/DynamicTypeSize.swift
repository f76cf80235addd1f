import MartletCore

extension View {
    /// Sets the size of text that this view finds in its environment. The text itself follows the browser's setting.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps the size of text that this view finds in its environment within bounds.
    public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
        }
    }
}
