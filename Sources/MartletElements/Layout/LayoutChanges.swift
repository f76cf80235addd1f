/// What the layout of the elements already shown feels of a turn.
public struct LayoutChanges: Equatable, Sendable {
    /// Elements that expand along other axes than before.
    public var expansions: Set<ElementID> = []
    /// Elements that have other children, or whose children expand along other axes.
    public var arrangements: Set<ElementID> = []

    public init() {}
}

extension ElementTree {
    /// Computes how the elements expand that changed since the last call, and what in turn changes in their ancestors.
    ///
    /// The work is that of what changed: an element is entered only if it is new, was changed, or holds something that expands otherwise
    /// than before.
    public func settleLayout() -> LayoutChanges {
        var changes = LayoutChanges()
        let stale = takeStaleLayout()
        for id in stale.arrivals {
            guard let element = self[id], element.expansion == nil, let parent = element.parent else { continue }
            let expansion = settle(element)
            guard let known = parent.contentExpansion else { continue }
            if element.takesRoom { changes.arrangements.insert(parent.id) }
            if !known.isSuperset(of: expansion.asContent) { propagate(from: parent, &changes) }
        }
        for (id, lost) in stale.rearranged {
            guard let element = self[id], let known = element.contentExpansion else { continue }
            changes.arrangements.insert(id)
            if !element.makesUp(for: lost.intersection(known)) { propagate(from: element, &changes) }
        }
        for id in stale.elements {
            guard let element = self[id], element.expansion != nil else { continue }
            propagate(from: element, &changes)
        }
        return changes
    }

    /// Computes a subtree that is new, children first.
    @discardableResult
    private func settle(_ element: Element) -> Expansion {
        for child in element.children where child.expansion == nil { settle(child) }
        return compute(element)
    }

    private func compute(_ element: Element) -> Expansion {
        let content = ExpansionRules.content(of: element)
        var result = content
        for modifier in element.modifiers {
            if let expanding = modifier.value as? any ExpandingModifier { result = expanding.expansion(of: result) }
        }
        element.contentExpansion = content
        element.expansion = result
        return result
    }

    /// Computes an element, and its ancestors for as long as they change.
    private func propagate(from start: Element, _ changes: inout LayoutChanges) {
        var element = start
        while true {
            let (content, expansion) = (element.contentExpansion, element.expansion)
            let result = compute(element)
            guard content != element.contentExpansion || expansion != result else { return }
            changes.expansions.insert(element.id)
            guard expansion != result, let parent = element.parent, parent.contentExpansion != nil else { return }
            changes.arrangements.insert(parent.id)
            element = parent
        }
    }
}

extension Element {
    /// Whether the children that are there expand along some axes without one that is gone: most often the first of them does.
    fileprivate func makesUp(for lost: Expansion) -> Bool {
        var missing = lost
        if missing.isEmpty { return true }
        for child in contentChildren {
            missing.subtract(child.expansion?.asContent ?? [])
            if missing.isEmpty { return true }
        }
        return false
    }
}
