extension Attribute {
    /// The user cannot scroll the content.
    public static let isScrollDisabled: Attribute = "scrollDisabled"
    /// A scroll view does not clip its content.
    public static let showsOverflow: Attribute = "showsOverflow"
    /// How scrolling dismisses the keyboard: `interactively`, `immediately` or `never`.
    public static let keyboardDismissal: Attribute = "keyboardDismissal"
    /// Whether content bounces at its end: `always` or `basedOnSize`.
    public static let bounce: Attribute = "bounce"
    /// The initial position of the content, which it returns to when it grows: a list of two numbers from 0 to 1.
    public static let initialPosition: Attribute = "initialPosition"
    /// The room around the content of a scroll view, in points: a list of top, leading, bottom and trailing.
    public static let contentInsets: Attribute = "contentInsets"
    /// Scrolling with ``paging`` `view` stops at the children of this container, and ``Action/scrolled`` reports them.
    public static let isScrollTarget: Attribute = "scrollTarget"
    /// The headers or footers of a lazy stack's sections are pinned: `header`, `footer`, or both separated by a space.
    public static let pinned: Attribute = "pinned"
}

extension Action {
    /// Another child of the scroll target is at the leading edge or the anchor. The value is its id.
    public static let scrolled: Action = "scrolled"
}
