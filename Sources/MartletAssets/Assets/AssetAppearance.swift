/// Which appearance of the interface a variant of an asset is made for.
public enum AssetAppearance: Hashable, Sendable {
    /// Whichever has no variant of its own.
    case any
    case light
    case dark
}
