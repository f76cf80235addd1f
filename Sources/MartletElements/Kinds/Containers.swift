extension Kind {
    /// Content that moves in its window. ``Attribute/axes``: `vertical`, `horizontal` or `both`.
    public static let scroll: Kind = "scroll"
    /// Rows and sections. Styles: `insetGrouped`, `grouped`, `plain`, `sidebar`, `inset`.
    public static let list: Kind = "list"
    /// Controls in sections: laid out as a list in style `insetGrouped`. Styles: `automatic`, `grouped`, `columns`.
    public static let form: Kind = "form"
    /// Rows with a header above and a footer below: slots `header` and `footer`. Outside lists and forms, header, content and footer stand in
    /// the stack around it.
    public static let section: Kind = "section"
    /// One row of a list, a form or a section in them. Slots `leading-actions` and `trailing-actions` hold the buttons of a swipe.
    public static let row: Kind = "row"
    /// A framed group; slot `label`.
    public static let groupBox: Kind = "group-box"
    /// Says that there is nothing to show: slots `label`, `description` and `actions`.
    public static let contentUnavailable: Kind = "content-unavailable"
}

extension Attribute {
    /// The axes along which content scrolls: `vertical`, `horizontal` or `both`.
    public static let axes: Attribute = "axes"
    /// Whether scroll bars are shown.
    public static let indicators: Attribute = "indicators"
    /// The content is moved in steps of the window, or of its children: `page` or `view`.
    public static let paging: Attribute = "paging"
    /// A row is among the selected.
    public static let selected: Attribute = "selected"
    /// The list of the row is being edited: with ``Action/delete`` bound, the row shows a button for it.
    public static let isEditing: Attribute = "isEditing"
    /// The first button of a swipe is fired by swiping all the way.
    public static let fullSwipe: Attribute = "fullSwipe"
    /// A scroll view, list or form is pulled down to load anew: the action ``Action/refresh`` is bound, and this says that it runs.
    public static let isRefreshing: Attribute = "isRefreshing"
}

extension Action {
    /// The user took a row away. No value.
    public static let delete: Action = "delete"
    /// The user pulled content down to load it anew. No value.
    public static let refresh: Action = "refresh"
}
