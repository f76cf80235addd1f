/// The visibility of a part of the interface.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// The platform's default.
    case automatic
    case visible
    case hidden
}
