/// The appearance of the bar of a ``Kind/screen``.
public struct BarLook: ModifierValue {
    /// The bar's background; `nil` for the host's default.
    public var paint: Paint?
    /// Whether the bar always or never has a background; `nil` shows it only above content.
    public var isPainted: Bool?
    /// `nil` inherits the color scheme.
    public var isDark: Bool?

    public init(paint: Paint? = nil, isPainted: Bool? = nil, isDark: Bool? = nil) {
        self.paint = paint
        self.isPainted = isPainted
        self.isDark = isDark
    }
}
