import MartletElements

// How an act finds whom it is for, and reaches them as a page would.
extension TestHost {
    /// The one who answers an act on a target: what is meant, or what it is in. If there is none, or if there are several, says so.
    ///
    /// Several things may have the name; then the one counts that answers.
    func answerer(
        of act: String, on target: some Target, at site: CallSite, who: (Element) -> Element?
    ) -> Element? {
        let search = target.search(in: self)
        guard !search.elements.isEmpty else {
            // What was found before and is nothing now has been told already.
            if search.query != nil { report("Cannot \(act). " + absence(of: search), at: site) }
            return nil
        }
        if let gone = search.elements.first(where: { session.tree[$0.id] !== $0 }) {
            report("Cannot \(act): the \(gone.role) that was found as \(search.description) is no longer there.", at: site)
            return nil
        }
        var answerers: [Element] = []
        for element in search.elements {
            if let answerer = who(element), !answerers.contains(where: { $0 === answerer }) { answerers.append(answerer) }
        }
        if answerers.count > 1 || (answerers.isEmpty && search.elements.count > 1) {
            report("Cannot \(act). " + plurality(of: search), at: site)
            return nil
        }
        guard let answerer = answerers.first else {
            report("Cannot \(act): \(outline.line(search.elements[0])) does not answer that.", at: site)
            return nil
        }
        return isReachable(answerer, for: act, at: site) ? answerer : nil
    }

    private func isReachable(_ element: Element, for act: String, at site: CallSite) -> Bool {
        let line = outline.line(element)
        if let reason = element.concealment(unfolded: unfolded) {
            report("Cannot \(act): \(line) is out of reach: \(explanation(of: reason)).", at: site)
            return false
        }
        return true
    }

    /// Sends what a person did to an element. If it is rejected, says why.
    ///
    /// - Returns: Whether it was carried out.
    @discardableResult
    func deliver(_ action: Action, _ value: Value? = nil, to element: Element, for act: String, at site: CallSite) -> Bool {
        let line = outline.line(element)
        do throws(EventRejection) {
            try tell(.element(Event(action, on: element.id, value: value)))
            return true
        } catch {
            let reason =
                switch error {
                case .unknownElement: "it is no longer there"
                case .notActionable: "it does not answer that"
                case .disabled: "it is disabled"
                case .hidden: "it is hidden"
                }
            report("Cannot \(act) \(line): \(reason).", at: site)
            return false
        }
    }
}

extension Element {
    /// The nearest element, from this one up, that holds; not beyond the screen or dialog it is on.
    func nearest(where holds: (Element) -> Bool) -> Element? {
        var place: Element? = self
        while let current = place {
            if holds(current) { return current }
            if current.kind == .screen || current.isModal { return nil }
            place = current.parent
        }
        return nil
    }

    /// Whether a pointer reaches the element.
    var takesTouches: Bool {
        var place: Element? = self
        while let current = place {
            if current.modifier(HitTesting.self)?.isEnabled == false { return false }
            place = current.parent
        }
        return true
    }
}
