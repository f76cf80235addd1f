/// The layout changes that one turn causes in elements already on screen.
public struct LayoutChanges: Equatable, Sendable {
    /// The elements that expand along other axes than before.
    public var expansions: Set<ElementID> = []
    /// The elements with other children, or whose children expand along other axes.
    public var arrangements: Set<ElementID> = []

    public init() {}
}

extension ElementTree {
    /// Updates the expansion of the elements that changed since the last call, and of their ancestors.
    ///
    /// The cost depends only on the changes: it visits an element only if it is new, was changed, or contains an element whose expansion
    /// changed.
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
            if !element.stillExpands(along: lost.intersection(known)) { propagate(from: element, &changes) }
        }
        for id in stale.elements {
            guard let element = self[id], element.expansion != nil else { continue }
            propagate(from: element, &changes)
        }
        return changes
    }

    /// Computes the expansion of a new subtree, children first.
    @discardableResult
    private func settle(_ element: Element) -> Expansion {
        for child in element.children where child.expansion == nil { settle(child) }
        return compute(element)
    }

    private func compute(_ element: Element) -> Expansion {
        let content = element.kind.definition.expansion(element)
        var result = content
        for modifier in element.modifiers {
            if let expanding = modifier.value as? any ExpandingModifier { result = expanding.expansion(of: result) }
        }
        element.contentExpansion = content
        element.expansion = result
        return result
    }

    /// Updates an element, and its ancestors until one does not change.
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
    /// Whether the remaining children expand along all axes of a removed one. Usually the first child decides.
    fileprivate func stillExpands(along lost: Expansion) -> Bool {
        var missing = lost
        if missing.isEmpty { return true }
        for child in contentChildren {
            missing.subtract(child.expansion?.asContent ?? [])
            if missing.isEmpty { return true }
        }
        return false
    }
}
