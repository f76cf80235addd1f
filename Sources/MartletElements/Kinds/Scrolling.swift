extension Attribute {
    /// Whether the user cannot scroll the content.
    public static let isScrollDisabled: Attribute = "scrollDisabled"
    /// Whether a scroll view does not clip its content.
    public static let showsOverflow: Attribute = "showsOverflow"
    /// How scrolling dismisses the keyboard: `interactively`, `immediately` or `never`.
    public static let keyboardDismissal: Attribute = "keyboardDismissal"
    /// Whether content bounces at its end: `always` or `basedOnSize`.
    public static let bounce: Attribute = "bounce"
    /// The initial position of the content, which it returns to when it grows: a list of two numbers from 0 to 1.
    public static let initialPosition: Attribute = "initialPosition"
    /// The margins of a scroll view's content, in points: a list of top, leading, bottom and trailing. A
    /// negative number leaves an edge with the margin that the container has by itself.
    public static let contentInsets: Attribute = "contentInsets"
    /// Whether scrolling with ``paging`` `view` stops at the children of this container, and ``Action/scrolled`` reports them.
    public static let isScrollTarget: Attribute = "scrollTarget"
    /// The pinned headers or footers of a lazy stack's sections: `header`, `footer`, or both separated by a space.
    public static let pinned: Attribute = "pinned"
}

extension Action {
    /// Another child of the scroll target is at the leading edge or the anchor. The value is its id.
    public static let scrolled: Action = "scrolled"
}
