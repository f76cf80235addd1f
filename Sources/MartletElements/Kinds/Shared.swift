/// Attributes whose name means the same for several kinds.
extension Attribute {
    /// Where in its parent a child stands: `header`, `label`, `trailing`; the parent's kind names its slots. Absent: among the content.
    public static let slot: Attribute = "slot"
    /// Which of its kind's looks an element has; each kind lists its own.
    public static let style: Attribute = "style"
    /// `horizontal`, `vertical`, or where the kind says so `depth`.
    public static let axis: Attribute = "axis"
    /// Where children stand across the axis: `leading`, `center`, `trailing`, `top`, `bottom`, `firstBaseline`, `lastBaseline`; on both axes
    /// `topLeading`, `top`, `topTrailing`, `leading`, `center`, `trailing`, `bottomLeading`, `bottom`, `bottomTrailing`.
    public static let alignment: Attribute = "alignment"
    /// The distance between children in points; absent: the host's own, 8.
    public static let spacing: Attribute = "spacing"
    /// What a control holds: a text, a number, a date.
    public static let value: Attribute = "value"
    /// The lower bound of `value`.
    public static let minimum: Attribute = "minimum"
    /// The upper bound of `value`.
    public static let maximum: Attribute = "maximum"
    /// The index of the choice that is on.
    public static let selection: Attribute = "selection"
    /// The place of a choice among the choices of its parent.
    public static let index: Attribute = "index"
    /// Whether something unfolded is unfolded.
    public static let isExpanded: Attribute = "isExpanded"
    /// A name shown in a bar or at the head of a dialog.
    public static let title: Attribute = "title"
    /// A system symbol's name: `star.fill`.
    public static let symbol: Attribute = "symbol"
    /// An address that the element leads to.
    public static let href: Attribute = "href"
    /// A control's own label takes no room, yet is read out.
    public static let hidesLabel: Attribute = "hidesLabel"
}
