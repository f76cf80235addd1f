extension Attribute {
    /// The content cannot be moved by the user.
    public static let isScrollDisabled: Attribute = "scrollDisabled"
    /// What a scroll view contains is seen beyond its edges, too.
    public static let showsOverflow: Attribute = "showsOverflow"
    /// Whether moving the content puts the keyboard away: `interactively`, `immediately` or `never`.
    public static let keyboardDismissal: Attribute = "keyboardDismissal"
    /// Whether content can be moved beyond its end: `always` or `basedOnSize`.
    public static let bounce: Attribute = "bounce"
    /// Where the content stands at first, and again when it grows: a list of two numbers from 0 to 1.
    public static let initialPosition: Attribute = "initialPosition"
    /// The room around the content of a scroll view, in points: a list of top, leading, bottom and trailing.
    public static let contentInsets: Attribute = "contentInsets"
    /// The children of this container are what a scroll view with ``paging`` `view` stops at, and what ``Action/scrolled`` tells of.
    public static let isScrollTarget: Attribute = "scrollTarget"
    /// The headers or footers of sections in a lazy stack stay in sight: `header`, `footer`, or both separated by a space.
    public static let pinned: Attribute = "pinned"
}

extension Action {
    /// Another child of the scroll target stands at the leading edge, or the anchor. The value is the id of that child.
    public static let scrolled: Action = "scrolled"
}
