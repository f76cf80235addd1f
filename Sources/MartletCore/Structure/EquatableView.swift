/// A view that is evaluated again only when its content is no longer equal to the previous content.
///
/// Martlet compares all `Equatable` views with `==`, so this type has no further effect.
public struct EquatableView<Content: Equatable & View>: View {
    public nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(content: Content) { self.content = content }

    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Compares this view with `==` before evaluating it again.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
