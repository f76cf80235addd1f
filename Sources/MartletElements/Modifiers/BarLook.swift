/// How the bar of a ``Kind/screen`` looks.
public struct BarLook: ModifierValue {
    /// What is behind the bar's content; `nil` is the host's own.
    public var paint: Paint?
    /// Whether the paint is there even where no content is below it, or never; `nil` shows it where content is below.
    public var isPainted: Bool?
    /// `nil` is as around the bar.
    public var isDark: Bool?

    public init(paint: Paint? = nil, isPainted: Bool? = nil, isDark: Bool? = nil) {
        self.paint = paint
        self.isPainted = isPainted
        self.isDark = isDark
    }
}
