/// The interface appearance that a variant of an asset is for.
public enum AssetAppearance: Hashable, Sendable {
    /// All appearances for which there is no other variant.
    case any
    case light
    case dark
}
