extension Kind {
    /// Children along ``Attribute/axis``: `horizontal`, `vertical`, `depth` for one in front of another, or `own` for children where a layout
    /// of the app puts them. With ``Attribute/lazy``, the stack's ``Kind/gap`` children replace those that are not created.
    public static let stack = Kind("stack", KindDefinition(expansion: { $0.stackExpansion }))
    /// Space that grows along the axis of the surrounding stack.
    public static let spacer = Kind("spacer", KindDefinition(expansion: { $0.parent?.axisOfStack ?? .both }))
    /// A thin line across the axis of the surrounding stack.
    public static let divider = Kind("divider", KindDefinition(expansion: { $0.parent?.isRowOfStack == true ? .vertical : .horizontal }))
    /// A placeholder for children of a lazy container that are not created. Fires ``Action/reveal`` with `[first, last]`, the indices near
    /// the visible part, which count like ``Attribute/first``.
    public static let gap = Kind("gap", KindDefinition(Semantics(.gap, isExposed: false), expansion: { _ in .horizontal }))
}

extension Attribute {
    /// The minimum length of a spacer, in points.
    public static let minLength: Attribute = "minLength"
    /// Whether the container creates children only near the visible part.
    public static let lazy: Attribute = "lazy"
    /// The number of children that a gap replaces.
    public static let count: Attribute = "count"
    /// The index, in its container, of the first child that a gap replaces.
    public static let first: Attribute = "first"
}

extension Element {
    /// A lazy stack fills the whole cross axis, because it does not know the children that are not created.
    fileprivate var stackExpansion: Expansion {
        if isArrangedByApp { return expansionOfOwnLayout }
        let content = expansionOfContent()
        guard self[.lazy] == true else { return content }
        return content.union(isRowOfStack ? .vertical : .horizontal)
    }

    fileprivate var isRowOfStack: Bool { kind == .stack && self[.axis] == "horizontal" }

    /// The axis of a stack, or of the stack around a group; `nil` for any other element.
    fileprivate var axisOfStack: Expansion? {
        switch kind {
        case .group: parent?.axisOfStack
        case .stack where self[.axis] == "horizontal": .horizontal
        case .stack where self[.axis] != "depth" && !isArrangedByApp: .vertical
        default: nil
        }
    }
}
