// What a host tells of scrolling, to those views that ask for it.

extension Attribute {
    /// A position to scroll to, as a list of texts: the number of the command, and for each axis a length in points (`120`), a share of the
    /// way (`100%`), or `-` to leave the axis alone.
    public static let scrollCommand: Attribute = "scrollCommand"
    /// The visible share of an element, from 0 to 1, from which it counts as visible for ``Action/visible``.
    public static let visibilityThreshold: Attribute = "visibilityThreshold"
    /// The same for the children of a scroll target, for ``Action/visibleTargets``.
    public static let targetThreshold: Attribute = "targetThreshold"
}

extension Action {
    /// The geometry of a scroll view, in points: the offset of the content (x, y), the size of the content, and that of the container.
    public static let scrollGeometry: Action = "scrollGeometry"
    /// What a scroll view does: 0 nothing, 1 a finger is on it, 2 the user scrolls it, 3 it slows down, 4 it is animated.
    public static let scrollPhase: Action = "scrollPhase"
    /// Whether the element is visible.
    public static let visible: Action = "visible"
    /// The ids of the visible children of a scroll target, in their order.
    public static let visibleTargets: Action = "visibleTargets"
}
