extension Kind {
    /// A scroll view. ``Attribute/axes``: `vertical`, `horizontal` or `both`.
    public static let scroll = Kind("scroll", KindDefinition(Semantics(arrangement: .scroll), expansion: { $0.scrollExpansion }))
    /// Rows and sections. Styles: `insetGrouped`, `grouped`, `plain`, `sidebar`, `inset`.
    public static let list = Kind("list", KindDefinition(Semantics(.list), expansion: { _ in .scrolling }))
    /// Controls in sections: laid out as a list in style `insetGrouped`. Styles: `automatic`, `grouped`, `columns`.
    public static let form = Kind("form", KindDefinition(Semantics(.form), expansion: { _ in .scrolling }))
    /// Rows with a header above and a footer below: slots `header` and `footer`. Outside lists and forms, header, content and footer are
    /// laid out in the surrounding stack.
    public static let section = Kind("section", KindDefinition(Semantics(.section)))
    /// One row of a list, a form or a section in them. Slots `leading-actions` and `trailing-actions` contain the swipe actions,
    /// slot `badge` the text of its ``Attribute/badge``.
    public static let row = Kind(
        "row",
        KindDefinition(
            Semantics(.row), expansion: { _ in .horizontal },
            concealment: { row, child, unfolded in
                child[.slot]?.stringValue?.hasSuffix("-actions") != true || unfolded.contains(row.id) ? nil : .folded(row.id)
            }))
    /// A group with a frame; slot `label`.
    public static let groupBox = Kind(
        "group-box",
        KindDefinition(Semantics(.group, naming: [.slot("label")]), expansion: { $0.expansionOfContent().union(.horizontal) }))
    /// A placeholder for missing content: slots `label`, `description` and `actions`.
    public static let contentUnavailable = Kind(
        "content-unavailable", KindDefinition(Semantics(.group, naming: [.slot("label")]), expansion: { _ in .both }))
}

extension Attribute {
    /// The axes along which content scrolls: `vertical`, `horizontal` or `both`.
    public static let axes: Attribute = "axes"
    /// Whether scroll indicators are shown.
    public static let indicators: Attribute = "indicators"
    /// Scrolling stops at pages or at children: `page` or `view`.
    public static let paging: Attribute = "paging"
    /// Whether the row is selected.
    public static let selected: Attribute = "selected"
    /// Whether the row shows a circle that tells whether it is selected: the user can select several rows of the list in edit mode.
    public static let marksSelection: Attribute = "marksSelection"
    /// Whether the row's list is in edit mode: with ``Action/delete`` bound, the row shows a delete button; a link in it does not navigate.
    public static let isEditing: Attribute = "isEditing"
    /// Whether a full swipe performs the first trailing action.
    public static let fullSwipe: Attribute = "fullSwipe"
    /// Whether a full swipe performs the first leading action.
    public static let leadingFullSwipe: Attribute = "leadingFullSwipe"
    /// Whether the refreshable content is refreshing; ``Action/refresh`` is bound.
    public static let isRefreshing: Attribute = "isRefreshing"
}

extension Action {
    /// The user deleted a row. No value.
    public static let delete: Action = "delete"
    /// The user pulled to refresh. No value.
    public static let refresh: Action = "refresh"
}

extension Element {
    fileprivate var scrollExpansion: Expansion {
        switch self[.axes]?.stringValue {
        case "horizontal": expansionOfContent().subtracting([.scrolls]).union(.horizontal)
        case "both": .scrolling
        default: expansionOfContent().union([.vertical, .scrolls])
        }
    }
}
