/// How content fits the available space while it keeps its aspect ratio.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// Scales the content to the largest size that fits completely.
    case fit
    /// Scales the content to fill the space; the rest extends beyond it.
    case fill
}
