extension Kind {
    /// A grid that fills one track after another. ``Attribute/axis`` is the axis along which it grows: with `vertical` the tracks are
    /// columns.
    public static let grid = Kind("grid", KindDefinition(expansion: { $0.gridExpansion }))
    /// A grid of ``tableRow``s whose cells share their columns' widths. A child of another kind takes a whole row.
    public static let table = Kind("table-grid", KindDefinition())
    /// One row of a ``table``. It has no box of its own: its children are placed in the table's columns.
    public static let tableRow = Kind("table-row", KindDefinition())
}

extension Attribute {
    /// A list of `[type, minimum, maximum, spacing, alignment]` with type `fixed`, `flexible` or `adaptive`. A fixed track has its size as its
    /// minimum; a maximum of -1 is none; a spacing of -1 is the host's own.
    public static let tracks: Attribute = "tracks"
    /// The spacing between columns, if it differs from the rows' ``spacing``.
    public static let columnSpacing: Attribute = "columnSpacing"
}

extension Element {
    fileprivate var gridExpansion: Expansion {
        let isFixed = self[.tracks]?.listValue?.allSatisfy { $0.listValue?.first == "fixed" } ?? false
        if isFixed { return [] }
        return self[.axis] == "horizontal" ? .vertical : .horizontal
    }
}
