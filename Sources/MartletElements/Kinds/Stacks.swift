extension Kind {
    /// Children beside each other along ``Attribute/axis``: `horizontal`, `vertical`, or `depth` for one before the other. With
    /// ``Attribute/lazy``, the stack's ``Kind/gap`` children stand for what was not made.
    public static let stack: Kind = "stack"
    /// Room that grows along the axis of the stack around it.
    public static let spacer: Kind = "spacer"
    /// A thin line across the axis of the stack around it.
    public static let divider: Kind = "divider"
    /// Stands for children of a lazy container that were not made. Fires ``Action/reveal`` with `[first, last]`, the indices that come near
    /// the screen, counted as ``Attribute/first`` counts.
    public static let gap: Kind = "gap"
}

extension Attribute {
    /// The smallest room of a spacer, in points.
    public static let minLength: Attribute = "minLength"
    /// The container makes children only as they come near the screen.
    public static let lazy: Attribute = "lazy"
    /// How many children a gap stands for.
    public static let count: Attribute = "count"
    /// The index, in its container, of the first child that a gap stands for.
    public static let first: Attribute = "first"
}
