/// The appearance of the bar of a ``Kind/screen``.
public struct BarLook: ModifierValue {
    /// The bar's background; `nil` for the host's default.
    public var paint: Paint?
    /// Whether the bar always or never has a background; `nil` shows it only above content.
    public var isPainted: Bool?
    /// `nil` inherits the color scheme.
    public var isDark: Bool?
    /// The title in the bar.
    public var title: TitleLook
    /// The large title below the bar.
    public var largeTitle: TitleLook
    /// The colour of the bar's buttons; `nil` for the tint.
    public var itemColor: ColorValue?
    /// Whether a line separates the bar from the content; `nil` for the host's default.
    public var hasLine: Bool?

    public init(
        paint: Paint? = nil, isPainted: Bool? = nil, isDark: Bool? = nil, title: TitleLook = TitleLook(),
        largeTitle: TitleLook = TitleLook(), itemColor: ColorValue? = nil, hasLine: Bool? = nil
    ) {
        self.paint = paint
        self.isPainted = isPainted
        self.isDark = isDark
        self.title = title
        self.largeTitle = largeTitle
        self.itemColor = itemColor
        self.hasLine = hasLine
    }
}

/// The appearance of a title; `nil` for the host's default.
public struct TitleLook: Hashable, Sendable {
    public var color: ColorValue?
    public var font: FontValue?

    public init(color: ColorValue? = nil, font: FontValue? = nil) {
        self.color = color
        self.font = font
    }
}

/// The appearance of the bar of ``Kind/tabs``.
public struct TabBarLook: ModifierValue {
    /// The bar's background; `nil` for the host's default.
    public var paint: Paint?
    /// Whether the bar has a background.
    public var isPainted: Bool
    /// The colour of the tabs that are not selected.
    public var itemColor: ColorValue?
    /// The colour of the selected tab; `nil` for the tint.
    public var selectedColor: ColorValue?
    /// Whether a line separates the bar from the content.
    public var hasLine: Bool
    /// `nil` inherits the color scheme.
    public var isDark: Bool?

    public init(
        paint: Paint? = nil, isPainted: Bool = true, itemColor: ColorValue? = nil, selectedColor: ColorValue? = nil, hasLine: Bool = true,
        isDark: Bool? = nil
    ) {
        self.paint = paint
        self.isPainted = isPainted
        self.itemColor = itemColor
        self.selectedColor = selectedColor
        self.hasLine = hasLine
        self.isDark = isDark
    }
}

/// The colours of the dots that show the pages of ``Kind/tabs``.
public struct PageIndexLook: ModifierValue {
    public var dot: ColorValue?
    public var currentDot: ColorValue?

    public init(dot: ColorValue? = nil, currentDot: ColorValue? = nil) {
        self.dot = dot
        self.currentDot = currentDot
    }
}

/// The appearance of a ``Kind/picker`` with segments.
public struct SegmentsLook: ModifierValue {
    public var background: ColorValue?
    /// The colour of the selected segment.
    public var selected: ColorValue?
    public var title: TitleLook
    public var selectedTitle: TitleLook

    public init(
        background: ColorValue? = nil, selected: ColorValue? = nil, title: TitleLook = TitleLook(), selectedTitle: TitleLook = TitleLook()
    ) {
        self.background = background
        self.selected = selected
        self.title = title
        self.selectedTitle = selectedTitle
    }
}
