extension Kind {
    /// Children beside each other along ``Attribute/axis``: `horizontal`, `vertical`, or `depth` for one before the other. With
    /// ``Attribute/lazy``, the stack's ``Kind/gap`` children stand for what was not made.
    public static let stack = Kind("stack", KindDefinition(expansion: { $0.stackExpansion }))
    /// Room that grows along the axis of the stack around it.
    public static let spacer = Kind("spacer", KindDefinition(expansion: { $0.parent?.axisOfStack ?? .both }))
    /// A thin line across the axis of the stack around it.
    public static let divider = Kind("divider", KindDefinition(expansion: { $0.parent?.isRowOfStack == true ? .vertical : .horizontal }))
    /// A placeholder for children of a lazy container that are not created. Fires ``Action/reveal`` with `[first, last]`, the indices near
    /// the visible part, which count like ``Attribute/first``.
    public static let gap = Kind("gap", KindDefinition(Semantics(.gap, isTold: false), expansion: { _ in .horizontal }))
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

extension Element {
    /// A lazy stack takes the whole of the axis across it, since it does not know the children that it has not made.
    fileprivate var stackExpansion: Expansion {
        let content = expansionOfContent()
        guard self[.lazy] == true else { return content }
        return content.union(isRowOfStack ? .vertical : .horizontal)
    }

    fileprivate var isRowOfStack: Bool { kind == .stack && self[.axis] == "horizontal" }

    /// The axis along which a stack, or the one around a group, sets its children; `nil` where there is none.
    fileprivate var axisOfStack: Expansion? {
        switch kind {
        case .group: parent?.axisOfStack
        case .stack where self[.axis] == "horizontal": .horizontal
        case .stack where self[.axis] != "depth": .vertical
        default: nil
        }
    }
}
