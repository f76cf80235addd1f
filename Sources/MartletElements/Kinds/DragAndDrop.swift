// Dragging of things to other views of the page. A drag that an app draws itself is ``Action/drag``.

extension Action {
    /// The user began to drag the element, to drop it somewhere. No value.
    public static let dragStart: Action = "drag-start"
    /// The user has dropped the element, or given up. No value.
    public static let dragEnd: Action = "drag-end"
    /// Something is dragged over the element: `[phase, x, y, share, isFromPage]`. The place is in points of the element; the share is that of its
    /// height. The phase is 0 when it comes, 1 when it leaves, 2 when it is dropped. When something from outside the page is dropped, its text and
    /// its URL follow.
    public static let drop: Action = "drop"
}

extension Attribute {
    /// The types of what is dragged, as a list of names.
    public static let dragTypes: Attribute = "dragTypes"
    /// The types that can be dropped on the element, as a list of names. What is from outside the page has the types `text` or `url`.
    public static let dropTypes: Attribute = "dropTypes"
    /// Whether things are dropped before or after the element, and not on it.
    public static let isDroppedBeside: Attribute = "isDroppedBeside"
}
