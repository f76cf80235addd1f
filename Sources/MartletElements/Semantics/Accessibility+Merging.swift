extension Accessibility {
    /// What two modifiers on one element say together. Where both say the same, the inner one counts.
    public func merging(outer: Accessibility) -> Accessibility {
        Accessibility(
            label: label ?? outer.label, value: value ?? outer.value, hint: hint ?? outer.hint, identifier: identifier ?? outer.identifier,
            hidden: hidden ?? outer.hidden, addedTraits: addedTraits.union(outer.addedTraits.subtracting(removedTraits)),
            removedTraits: removedTraits.union(outer.removedTraits.subtracting(addedTraits)), children: children ?? outer.children)
    }

    /// The role that the added traits give, if they give one.
    public var role: Role? {
        Self.roles.first { addedTraits.contains($0.trait) }?.role
    }

    private static let roles: [(trait: String, role: Role)] = [
        ("isButton", .button), ("isHeader", .heading), ("isLink", .link), ("isImage", .image), ("isSearchField", .searchField),
        ("isToggle", .toggle),
    ]
}

extension Element {
    /// What the element's modifiers say to assistive technology, all together.
    public var accessibility: Accessibility? {
        var merged: Accessibility?
        for modifier in modifiers {
            guard let next = modifier.as(Accessibility.self) else { continue }
            merged = merged?.merging(outer: next) ?? next
        }
        return merged
    }
}
