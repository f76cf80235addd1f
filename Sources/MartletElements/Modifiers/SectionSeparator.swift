/// The separators above and below a ``Kind/section``; `nil` does not change one.
public struct SectionSeparator: ModifierValue {
    public var top: Bool?
    public var bottom: Bool?
    public var tint: ColorValue?
    public init(top: Bool? = nil, bottom: Bool? = nil, tint: ColorValue? = nil) {
        self.top = top
        self.bottom = bottom
        self.tint = tint
    }
}
