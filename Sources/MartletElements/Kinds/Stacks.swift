extension Kind {
    /// Children beside each other along ``Attribute/axis``: `horizontal`, `vertical`, or `depth` for one before the other. With
    /// ``Attribute/lazy``, the stack's ``Kind/gap`` children stand for what was not made.
    public static let stack: Kind = "stack"
    /// Room that grows along the axis of the stack around it.
    public static let spacer: Kind = "spacer"
    /// A thin line across the axis of the stack around it.
    public static let divider: Kind = "divider"
    /// A placeholder for children of a lazy container that are not created. Fires ``Action/reveal`` with `[first, last]`, the indices near
    /// the visible part, which count like ``Attribute/first``.
    public static let gap: Kind = "gap"
}

extension Attribute {
    /// The smallest room of a spacer, in points.
    public static let minLength: Attribute = "minLength"
    /// The container creates children only near the visible part.
    public static let lazy: Attribute = "lazy"
    /// The number of children that a gap stands for.
    public static let count: Attribute = "count"
    /// The index, in its container, of the first child that a gap stands for.
    public static let first: Attribute = "first"
}
