// A layout of the app's own is a stack with the axis `own`, whose children have the frames that their ``Placed`` modifiers tell.

extension Attribute {
    /// Whether a layout of the app arranges the stack, now or later; then the host must be able to measure the stack's children.
    public static let hasOwnLayout: Attribute = "hasOwnLayout"
    /// Whether the stack takes all the width that it is offered, instead of its ``width``.
    public static let fillsWidth: Attribute = "fillsWidth"
    /// Whether the stack takes all the height that it is offered, instead of its ``height``.
    public static let fillsHeight: Attribute = "fillsHeight"
    /// What the host measures, as a list of numbers: the number of the question, the greatest width of the stack, and then a width and a
    /// height for each size that the layout proposes to children. -1 is an unspecified length, -2 an infinite one.
    public static let proposals: Attribute = "proposals"
    /// Whether the host has measured the children, so that their frames are right.
    public static let isMeasured: Attribute = "isMeasured"
}

extension Action {
    /// The answer to ``Attribute/proposals``: the number of the question, the width and the height that the stack is offered (-1 if
    /// unlimited), and for each child a list with a width and a height for each proposal.
    public static let arrange: Action = "arrange"
}

extension Element {
    /// Whether a layout of the app arranges the children.
    public var isArrangedByApp: Bool { kind == .stack && self[.axis] == "own" }

    /// The axes along which the layout of the app takes all available space.
    var expansionOfOwnLayout: Expansion {
        var axes: Expansion = []
        if self[.fillsWidth] == true { axes.insert(.horizontal) }
        if self[.fillsHeight] == true { axes.insert(.vertical) }
        return axes
    }
}
