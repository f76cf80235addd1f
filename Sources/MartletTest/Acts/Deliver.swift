import MartletElements

// Finds the element that an act is for, and delivers the act to it as a page would.
extension TestHost {
    /// Finds the element that responds to an act on a target: the target itself or one that contains it. Reports an issue if there is none
    /// or more than one.
    ///
    /// If several elements have the target's name, those that do not respond are ignored.
    func responder(
        to act: String, on target: some Target, at site: CallSite, where match: (Element) -> Element?
    ) -> Element? {
        let search = target.search(in: self)
        guard !search.elements.isEmpty else {
            // `find` has already reported a target that it did not find.
            if search.query != nil { report("Cannot \(act). " + noMatchMessage(for: search), at: site) }
            return nil
        }
        if let removed = search.elements.first(where: { session.tree[$0.id] !== $0 }) {
            report("Cannot \(act): the \(removed.role) found as \(search.description) is no longer in the tree.", at: site)
            return nil
        }
        var responders: [Element] = []
        for element in search.elements {
            if let responder = match(element), !responders.contains(where: { $0 === responder }) { responders.append(responder) }
        }
        if responders.count > 1 || (responders.isEmpty && search.elements.count > 1) {
            report("Cannot \(act). " + ambiguityMessage(for: search), at: site)
            return nil
        }
        guard let responder = responders.first else {
            report("Cannot \(act): \(outline.line(search.elements[0])) has no such action.", at: site)
            return nil
        }
        return isReachable(responder, for: act, at: site) ? responder : nil
    }

    private func isReachable(_ element: Element, for act: String, at site: CallSite) -> Bool {
        let line = outline.line(element)
        if let reason = element.concealment(unfolded: revealed) {
            report("Cannot \(act): \(line) cannot be reached: \(explanation(of: reason)).", at: site)
            return false
        }
        return true
    }

    /// Sends the event of a user's action on an element. Reports an issue if the session rejects it.
    ///
    /// - Returns: Whether the session accepted the event.
    @discardableResult
    func deliver(_ action: Action, _ value: Value? = nil, to element: Element, for act: String, at site: CallSite) -> Bool {
        let line = outline.line(element)
        guard isInMemory(for: "\(act) \(line)", at: site) else { return false }
        do throws(EventRejection) {
            try dispatch(.element(Event(action, on: element.id, value: value)))
            return true
        } catch {
            let reason =
                switch error {
                case .unknownElement: "it is no longer in the tree"
                case .notActionable: "it has no such action"
                case .disabled: "it is disabled"
                case .hidden: "it is hidden"
                }
            report("Cannot \(act) \(line): \(reason).", at: site)
            return false
        }
    }
}

extension Element {
    /// Returns the nearest element that matches: this one or an ancestor, up to the screen or dialog that contains it.
    func nearest(where holds: (Element) -> Bool) -> Element? {
        var place: Element? = self
        while let current = place {
            if holds(current) { return current }
            if current.kind == .screen || current.isModal { return nil }
            place = current.parent
        }
        return nil
    }

    /// Whether hit testing reaches the element.
    var allowsHitTesting: Bool {
        var place: Element? = self
        while let current = place {
            if current.modifier(HitTesting.self)?.isEnabled == false { return false }
            place = current.parent
        }
        return true
    }
}
