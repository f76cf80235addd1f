/// The properties of the client: its screen and its user's settings.
public struct ClientTraits: Codable, Hashable, Sendable {
    /// The color scheme.
    public enum Appearance: String, Codable, Hashable, Sendable { case light, dark }

    /// The width of the window, in points.
    public var width: Double
    /// The height of the window, in points.
    public var height: Double
    /// Device pixels per point.
    public var scale: Double
    public var colorScheme: Appearance
    public var reduceMotion: Bool
    /// A BCP 47 tag: `en-GB`.
    public var locale: String
    /// A name of the time-zone database: `Europe/Paris`.
    public var timeZone: String
    /// The height of the on-screen keyboard in points; 0 while it is hidden.
    public var keyboardHeight: Double

    public init(
        width: Double = 390, height: Double = 844, scale: Double = 2, colorScheme: Appearance = .light, reduceMotion: Bool = false,
        locale: String = "en-US", timeZone: String = "UTC", keyboardHeight: Double = 0
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.colorScheme = colorScheme
        self.reduceMotion = reduceMotion
        self.locale = locale
        self.timeZone = timeZone
        self.keyboardHeight = keyboardHeight
    }
}
