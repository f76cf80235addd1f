/// The reason why the user cannot see or reach an element in the tree.
public enum Concealment: Hashable, Sendable {
    /// The element is hidden or fully transparent.
    case hidden
    /// The element is hidden from assistive technology.
    case hiddenFromAccessibility
    /// Another screen covers the element's screen.
    case covered
    /// The element is on a tab that is not selected.
    case unselectedTab
    /// The element is in a closed menu, picker or disclosure, or is a swipe action of a row that was not swiped.
    case folded(ElementID)
    /// The element is a part that is not shown: the content of a mask, or an alternative that does not fit.
    case unused
    /// The element is behind a sheet, an alert or another dialog.
    case behind(ElementID)
}

extension Element {
    /// Returns the reason why the user cannot reach the element, or `nil` if the user can.
    ///
    /// - Parameter unfolded: The menus, pickers and rows that the user has opened, and the alternatives that fit. The host opens and chooses
    ///   them itself, so this is not part of the elements.
    public func concealment(unfolded: Set<ElementID> = []) -> Concealment? {
        var place: Element? = self
        var child: Element?
        var topmost: Element?
        while let current = place {
            if let reason = current.ownConcealment { return reason }
            if let child, let reason = current.concealment(of: child, unfolded: unfolded) { return reason }
            if current.isModal { topmost = topmost ?? current }
            child = current
            place = current.parent
        }
        if let modal = child?.topmostModal, modal !== topmost { return .behind(modal.id) }
        return nil
    }

    /// The reason why the user cannot reach this element or anything in it, as far as it depends on the element itself.
    var ownConcealment: Concealment? {
        if self[.isCovered] == true { return .covered }
        for modifier in modifiers {
            if modifier.as(Hidden.self) != nil || modifier.as(Opacity.self)?.amount == 0 { return .hidden }
        }
        return accessibility?.hidden == true ? .hiddenFromAccessibility : nil
    }

    /// Returns the reason why the user cannot reach a child while this element is reachable.
    func concealment(of child: Element, unfolded: Set<ElementID>) -> Concealment? {
        kind.definition.concealment?(self, child, unfolded)
    }

    /// Whether the element blocks interaction with everything behind it.
    public var isModal: Bool { kind.definition.isModal }

    /// The topmost dialog in this element.
    public var topmostModal: Element? {
        for child in children.reversed() {
            if let modal = child.topmostModal { return modal }
        }
        return isModal ? self : nil
    }
}

extension Element {
    /// Calls `body` with all descendants that the user can reach, parents before children.
    public func forEachReachable(unfolded: Set<ElementID> = [], _ body: (Element) throws -> Void) rethrows {
        if let modal = topmostModal, modal !== self {
            guard modal.concealment(unfolded: unfolded) == nil else { return }
            try body(modal)
            return try modal.visitReachable(unfolded, body)
        }
        try visitReachable(unfolded, body)
    }

    private func visitReachable(_ unfolded: Set<ElementID>, _ body: (Element) throws -> Void) rethrows {
        for child in children where child.ownConcealment == nil && concealment(of: child, unfolded: unfolded) == nil {
            try body(child)
            try child.visitReachable(unfolded, body)
        }
    }
}

extension Element {
    /// The reason why the user cannot reach this element while its parent is reachable.
    public func concealment(in parent: Element, unfolded: Set<ElementID> = []) -> Concealment? {
        ownConcealment ?? parent.concealment(of: self, unfolded: unfolded)
    }

    /// Whether a child provides this element's label, and is therefore not in the accessibility tree itself.
    public func isLabelled(by child: Element) -> Bool {
        guard let slot = child[.slot]?.stringValue else { return false }
        return semantics.naming.contains(.slot(slot))
    }
}
