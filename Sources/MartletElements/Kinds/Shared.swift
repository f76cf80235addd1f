/// Attributes whose name means the same for several kinds.
extension Attribute {
    /// The child's place in its parent, such as `header`, `label` or `trailing`; the parent's kind defines its slots. Absent for content.
    public static let slot: Attribute = "slot"
    /// The style of the element; each kind lists its own.
    public static let style: Attribute = "style"
    /// `horizontal`, `vertical`, or where the kind says so `depth`.
    public static let axis: Attribute = "axis"
    /// The alignment of children across the axis: `leading`, `center`, `trailing`, `top`, `bottom`, `firstBaseline`, `lastBaseline`; on
    /// both axes `topLeading`, `top`, `topTrailing`, `leading`, `center`, `trailing`, `bottomLeading`, `bottom`, `bottomTrailing`.
    public static let alignment: Attribute = "alignment"
    /// The distance between children in points; absent: the host's own, 8.
    public static let spacing: Attribute = "spacing"
    /// The value of a control: a text, a number, a date.
    public static let value: Attribute = "value"
    /// The lower bound of `value`.
    public static let minimum: Attribute = "minimum"
    /// The upper bound of `value`.
    public static let maximum: Attribute = "maximum"
    /// The index of the selected choice.
    public static let selection: Attribute = "selection"
    /// The index of a choice among those of its parent.
    public static let index: Attribute = "index"
    /// Whether a disclosure is expanded.
    public static let isExpanded: Attribute = "isExpanded"
    /// A title in a bar or a dialog.
    public static let title: Attribute = "title"
    /// A system symbol's name: `star.fill`.
    public static let symbol: Attribute = "symbol"
    /// The URL that the element leads to.
    public static let href: Attribute = "href"
    /// Whether the control's label is only for assistive technology.
    public static let hidesLabel: Attribute = "hidesLabel"
}
