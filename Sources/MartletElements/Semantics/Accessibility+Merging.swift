extension Accessibility {
    /// Merges two modifiers of one element. The inner one takes precedence.
    public func merging(outer: Accessibility) -> Accessibility {
        Accessibility(
            label: label ?? outer.label, value: value ?? outer.value, hint: hint ?? outer.hint, identifier: identifier ?? outer.identifier,
            hidden: hidden ?? outer.hidden, addedTraits: addedTraits.union(outer.addedTraits.subtracting(removedTraits)),
            removedTraits: removedTraits.union(outer.removedTraits.subtracting(addedTraits)), children: children ?? outer.children)
    }

    /// The role that the traits imply, if any.
    public var role: Role? {
        Self.roles.first { addedTraits.contains($0.trait) }?.role
    }

    private static let roles: [(trait: String, role: Role)] = [
        ("isButton", .button), ("isHeader", .heading), ("isLink", .link), ("isImage", .image), ("isSearchField", .searchField),
        ("isToggle", .toggle),
    ]
}

extension Element {
    /// The accessibility properties of all the element's modifiers.
    public var accessibility: Accessibility? {
        var merged: Accessibility?
        for modifier in modifiers {
            guard let next = modifier.as(Accessibility.self) else { continue }
            merged = merged?.merging(outer: next) ?? next
        }
        return merged
    }
}
