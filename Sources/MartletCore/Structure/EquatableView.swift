/// A view that is evaluated again only when its content is not equal to what it was.
///
/// Martlet compares `Equatable` views with `==` wherever they stand, so this adds nothing but the name.
public struct EquatableView<Content: Equatable & View>: View {
    public nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(content: Content) { self.content = content }

    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Compares this view with `==` before it is evaluated again.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
