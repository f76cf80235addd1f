extension Element {
    /// Returns the axes along which the children in one slot, or the content without a slot, expand.
    public func expansionOfContent(slot: String? = nil) -> Expansion {
        var result: Expansion = []
        let slot = slot.map(Value.string)
        let isGrid = kind == .table || kind == .tableRow
        for child in children where child.takesRoom && child.attributes[.slot] == slot {
            let expansion = (child.expansion ?? []).asContent
            result.formUnion(isGrid ? expansion.subtracting(child.unsizedAxes) : expansion)
            if result == .scrolling { break }
        }
        return result
    }

    /// The axes on which a cell of a grid does not count.
    package var unsizedAxes: Expansion {
        modifiers.reduce(into: []) { axes, modifier in
            guard let cell = modifier.as(GridCell.self) else { return }
            if cell.isUnsizedHorizontally { axes.insert(.horizontal) }
            if cell.isUnsizedVertically { axes.insert(.vertical) }
        }
    }

    /// The axes of the only child of an element that adds no layout of its own.
    public var expansionOfOnlyContent: Expansion {
        var content = contentChildren.makeIterator()
        guard let only = content.next(), content.next() == nil else { return expansionOfContent() }
        return only.expansion ?? []
    }

    /// The axes of a control with a leading label and a trailing value.
    public var expansionOfLabelled: Expansion { self[.hidesLabel] == true ? [] : .horizontal }
}

extension Expansion {
    /// All available space; content that does not fit scrolls.
    public static let scrolling: Expansion = [.horizontal, .vertical, .scrolls]
}
