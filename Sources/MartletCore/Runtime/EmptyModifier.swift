/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()

    public nonisolated init() {}

    public func body(content: Content) -> some View { content }
}
