/// Whether a part of the interface is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the platform would have it.
    case automatic
    case visible
    case hidden
}
