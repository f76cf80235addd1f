extension Element {
    /// The axes along which the children expand that stand in one slot, or among the content.
    public func expansionOfContent(slot: String? = nil) -> Expansion {
        var result: Expansion = []
        let slot = slot.map(Value.string)
        for child in children where child.takesRoom && child.attributes[.slot] == slot {
            result.formUnion((child.expansion ?? []).asContent)
            if result == .scrolling { break }
        }
        return result
    }

    /// The axes of the one child that this element is around, without room of its own.
    public var expansionOfOnlyContent: Expansion {
        var content = contentChildren.makeIterator()
        guard let only = content.next(), content.next() == nil else { return expansionOfContent() }
        return only.expansion ?? []
    }

    /// The axes of a control at the end of its row, with its label at the beginning.
    public var expansionOfLabelled: Expansion { self[.hidesLabel] == true ? [] : .horizontal }
}

extension Expansion {
    /// All room there is, which content that does not fit scrolls in.
    public static let scrolling: Expansion = [.horizontal, .vertical, .scrolls]
}
