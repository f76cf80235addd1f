/// Why a person cannot see or reach an element that is there.
public enum Concealment: Hashable, Sendable {
    /// It has no room or no ink: it is hidden, or fully transparent.
    case hidden
    /// Assistive technology is not told of it.
    case untold
    /// Another screen covers the one it is on.
    case covered
    /// It is on a tab that is not selected.
    case unselectedTab
    /// It is in a menu, a picker or a disclosure that is closed, or among the actions of a row that was not swiped.
    case folded(ElementID)
    /// It is not among the parts that are shown: the content of a mask, or an alternative that was not taken.
    case unused
    /// It is behind a sheet, an alert or another dialog.
    case behind(ElementID)
}

extension Element {
    /// Why a person cannot reach the element, if that is so.
    ///
    /// - Parameter unfolded: The menus, pickers and rows that the person has opened. A host opens them by itself, so elements do not tell.
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

    /// Why all that is in this element is out of reach, as far as the element itself tells.
    var ownConcealment: Concealment? {
        if self[.isCovered] == true { return .covered }
        for modifier in modifiers {
            if modifier.as(Hidden.self) != nil || modifier.as(Opacity.self)?.amount == 0 { return .hidden }
        }
        return accessibility?.hidden == true ? .untold : nil
    }

    /// Why a child is out of reach while this element is not.
    func concealment(of child: Element, unfolded: Set<ElementID>) -> Concealment? {
        let slot = child[.slot]?.stringValue
        switch kind {
        case .tab: return parent?.selectedTab === self || slot == "label" ? nil : .unselectedTab
        case .tabs: return child.kind == .tab && selectedTab !== child && hidesTabBar ? .hidden : nil
        case .split: return showsColumn(slot) ? nil : .hidden
        case .menu: return slot == "label" || unfolded.contains(id) ? nil : .folded(id)
        case .contextMenu: return slot != "menu" || unfolded.contains(id) ? nil : .folded(id)
        case .row: return slot?.hasSuffix("-actions") != true || unfolded.contains(id) ? nil : .folded(id)
        case .disclosure: return slot == "label" || self[.isExpanded] == true ? nil : .folded(id)
        case .picker: return slot == "label" || showsOptions || unfolded.contains(id) ? nil : .folded(id)
        case .commands: return .hidden
        case .mask: return slot == "mask" ? .unused : nil
        case .fitting: return children.first === child ? nil : .unused
        default: return nil
        }
    }

    /// Whether a picker shows its choices beside each other, rather than behind a button.
    private var showsOptions: Bool {
        ["segmented", "inline", "radioGroup", "palette", "wheel"].contains(pickerStyle)
    }

    /// Whether a column of a split is among those that are shown.
    private func showsColumn(_ slot: String?) -> Bool {
        if self[.isCompact] == true { return self[.compactColumn]?.stringValue == slot }
        switch self[.visibility]?.stringValue {
        case "detailOnly": return slot == "detail"
        case "doubleColumn": return slot != "sidebar"
        default: return true
        }
    }

    /// Whether tabs cannot be chosen in a bar.
    private var hidesTabBar: Bool { self[.hiddenBars]?.stringValue?.contains("tab") == true }

    /// Whether the element keeps a person from what is behind it.
    public var isModal: Bool { kind == .sheet || kind == .alert || kind == .confirmation }

    /// The dialog that is above all else in this element.
    public var topmostModal: Element? {
        for child in children.reversed() {
            if let modal = child.topmostModal { return modal }
        }
        return isModal ? self : nil
    }
}

extension Element {
    /// The elements below this one that a person can reach, parents before children.
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
    /// Why this element is out of reach while its parent is not.
    public func concealment(in parent: Element, unfolded: Set<ElementID> = []) -> Concealment? {
        ownConcealment ?? parent.concealment(of: self, unfolded: unfolded)
    }

    /// Whether a child gives this element its name, so that it is not told by itself as well.
    public func namesItself(by child: Element) -> Bool {
        guard let slot = child[.slot]?.stringValue else { return false }
        switch rule.naming {
        case .slot(slot): return true
        case .attributes: return kind == .tab && slot == "label"
        default: return false
        }
    }
}
