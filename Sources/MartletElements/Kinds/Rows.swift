extension Kind {
    /// The label of a link that is a row, with a badge: the slot `badge`.
    public static let badged = Kind("badged", KindDefinition(expansion: { _ in .horizontal }))
}

extension Attribute {
    /// Whether a section, list or form has prominent headers.
    public static let prominence: Attribute = "prominence"
    /// The distance between the sections of a list, in points; absent: the style's own.
    public static let sectionSpacing: Attribute = "sectionSpacing"
    /// The distance between the rows of a list, in points; absent: none.
    public static let rowSpacing: Attribute = "rowSpacing"
    /// The least height of a row, in points; absent: the style's own.
    public static let minimumRowHeight: Attribute = "minimumRowHeight"
}

extension Action {
    /// The user moved a row of a list in edit mode. The value is the id of the row to put it before; none moves it to the end.
    public static let move: Action = "move"
}
