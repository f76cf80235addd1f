/// The interface appearance that a variant of an asset is for.
public enum AssetAppearance: Hashable, Sendable {
    /// Any appearance without a variant of its own.
    case any
    case light
    case dark
}
