/// A named colour of an app, possibly different in light and dark mode.
public struct ColorAsset: Hashable, Sendable {
    /// A colour value from a catalogue.
    public enum Value: Hashable, Sendable {
        case components(ColorComponents)
        /// A system colour, by its name in the catalogue, such as `systemBlueColor` or `labelColor`.
        case system(String)
    }

    /// The name, as in `Color("name")`.
    public let name: String
    /// The colour in light mode.
    public let light: Value
    /// The colour in dark mode.
    public let dark: Value

    /// Creates the asset. An appearance without a value uses that of another one. Returns `nil` if there are no values.
    init?(name: String, values: [AssetAppearance: Value]) {
        guard let light = values[.light] ?? values[.any] ?? values[.dark] else { return nil }
        self.name = name
        self.light = light
        dark = values[.dark] ?? values[.any] ?? light
    }
}
