/// The insets of a ``Kind/row``'s content, in points.
public struct RowInsets: ModifierValue {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// The paint of a ``Kind/row``.
public struct RowBackground: ModifierValue {
    public var paint: Paint
    public init(_ paint: Paint) { self.paint = paint }
}

/// The separators above and below a ``Kind/row``; `nil` does not change one.
public struct RowSeparator: ModifierValue {
    public var top: Bool?
    public var bottom: Bool?
    public var tint: ColorValue?
    public init(top: Bool? = nil, bottom: Bool? = nil, tint: ColorValue? = nil) {
        self.top = top
        self.bottom = bottom
        self.tint = tint
    }
}

/// Hides the default background of a list, form or scroll view.
public struct HidesScrollBackground: ModifierValue {
    public init() {}
}

/// The colour of the icons in the rows inside the element.
public struct ItemTint: ModifierValue {
    public var color: ColorValue
    public init(_ color: ColorValue) { self.color = color }
}
