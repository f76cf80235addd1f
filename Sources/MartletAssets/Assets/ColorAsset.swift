/// A named colour of an app, which may differ between light and dark.
public struct ColorAsset: Hashable, Sendable {
    /// A colour as a catalogue gives it.
    public enum Value: Hashable, Sendable {
        case components(ColorComponents)
        /// A colour of the system, by the name the catalogue has for it, such as `systemBlueColor` or `labelColor`.
        case system(String)
    }

    /// The name that `Color("name")` gives.
    public let name: String
    /// The colour on a light interface.
    public let light: Value
    /// The colour on a dark interface.
    public let dark: Value

    /// Fills in what a set leaves out; nil when it has no value at all.
    init?(name: String, values: [AssetAppearance: Value]) {
        guard let light = values[.light] ?? values[.any] ?? values[.dark] else { return nil }
        self.name = name
        self.light = light
        dark = values[.dark] ?? values[.any] ?? light
    }
}
