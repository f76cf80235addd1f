import MartletCore

extension View {
    /// Sets the names by which a user of voice control calls this view. Browsers have no such names.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { inert(".accessibilityInputLabels") }

    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        inert(".accessibilityInputLabels")
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        inert(".accessibilityInputLabels")
    }
}
