/// What a session knows of the screen it is shown on and of the person before it.
public struct ClientTraits: Hashable, Sendable {
    /// Whether the screen is light or dark.
    public enum Appearance: String, Hashable, Sendable { case light, dark }

    /// In points.
    public var width: Double
    /// In points.
    public var height: Double
    /// Device pixels per point.
    public var scale: Double
    public var colorScheme: Appearance
    public var reduceMotion: Bool
    /// A BCP 47 tag: `en-GB`.
    public var locale: String
    /// A name of the time-zone database: `Europe/Paris`.
    public var timeZone: String
    /// Height of the on-screen keyboard in points; 0 while it is away.
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
