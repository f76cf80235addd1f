import MartletElements

extension TestHost {
    /// Swipes a row and presses one of the buttons that appear. The target is the row or anything in it.
    ///
    ///     host.swipe("Milk", action: "Delete")
    public func swipe(_ target: some Target, action: String, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let row = swipedRow(target, at: site) else { return }
        let buttons = row.swipeButtons
        if let browser {
            if let button = buttons.first(where: { $0.label == action }) {
                browser.swipe(row, side: row.sideOfSwipe(to: button), at: site)
                tap(button, at: site)
                return
            } else if action == "Delete", row.actions.contains(.delete) {
                return delete(row, at: site)
            }
        }
        if let button = buttons.first(where: { $0.label == action }) {
            tap(button, at: site)
        } else if action == "Delete", row.actions.contains(.delete) {
            deliver(.delete, to: row, for: "delete", at: site)
        } else {
            let names = (buttons.compactMap(\.label) + (row.actions.contains(.delete) ? ["Delete"] : [])).map { "“\($0)”" }
            report("The row has no swipe action “\(action)”; it has \(names.joined(separator: ", ")).", at: site)
        }
        unfolded.remove(row.id)
    }

    /// Swipes a row so that its buttons appear. The target is the row or anything in it.
    public func swipe(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let row = swipedRow(target, at: site) else { return }
        browser?.swipe(row, side: row.swipeButtons.first.map(row.sideOfSwipe) ?? "trailing", at: site)
    }

    private func swipedRow(_ target: some Target, at site: CallSite) -> Element? {
        let row = responder(to: "swipe", on: target, at: site) { element in
            element.nearest { $0.actions.contains(.delete) || !$0.swipeButtons.isEmpty }
        }
        if let row, browser == nil { unfolded.insert(row.id) }
        return row
    }

    /// Deletes a row that can be deleted. The target is the row or anything in it.
    public func delete(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        guard browser != nil else { return perform(.delete, on: target, file: file, line: line) }
        let site = CallSite(file, line)
        let row = responder(to: "delete", on: target, at: site) { element in element.nearest { $0.actions.contains(.delete) } }
        if let row { delete(row, at: site) }
    }

    /// Deletes a row in a page: in edit mode by its mark, otherwise by a swipe.
    private func delete(_ row: Element, at site: CallSite) {
        guard let browser else { return }
        if row[.isEditing] == true { browser.pressMark(of: row, at: site) } else { browser.swipe(row, side: "trailing", at: site) }
        browser.pressDelete(of: row, at: site)
    }

    /// Drags a row of a list in edit mode to another place. The target is the row or anything in it.
    ///
    ///     host.move("Milk", before: "Eggs")
    ///
    /// - Parameter next: The row to put it before, or anything in that row; `nil` moves it to the end.
    public func move(
        _ target: some Target, before next: (any Target)?, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard let row = movableRow(target, at: site) else { return }
        if let browser {
            guard let next else { return browser.move(row, before: nil, at: site) }
            if let nextRow = movableRow(next, at: site) { browser.move(row, before: nextRow, at: site) }
            return
        }
        guard let next else { return _ = deliver(.move, to: row, for: "move", at: site) }
        guard let nextRow = movableRow(next, at: site) else { return }
        deliver(.move, .int(nextRow.id.rawValue), to: row, for: "move", at: site)
    }

    private func movableRow(_ target: some Target, at site: CallSite) -> Element? {
        responder(to: "move", on: target, at: site) { element in element.nearest { $0.actions.contains(.move) } }
    }

    /// Pulls a refreshable view down.
    ///
    /// - Parameter target: The refreshable view or anything in it. Omit it if there is only one.
    public func refresh(_ target: some Target = .handling(.refresh), file: StaticString = #filePath, line: UInt = #line) {
        guard let browser else { return perform(.refresh, on: target, file: file, line: line) }
        let site = CallSite(file, line)
        let element = responder(to: "refresh", on: target, at: site) { element in element.nearest { $0.actions.contains(.refresh) } }
        if let element { browser.refresh(element, at: site) }
    }

    /// Scrolls lazy containers until the target appears. Does not scroll if the target is shown already.
    @discardableResult
    public func scroll(to target: some Target, file: StaticString = #filePath, line: UInt = #line) -> Found {
        act {
            var finished: Set<ObjectIdentifier> = []
            while target.search(in: self).elements.isEmpty, let gap = firstGap(notIn: finished), let owner = gap.target {
                finished.insert(ObjectIdentifier(owner))
                if let browser {
                    browser.scroll(over: gap, until: { !target.search(in: self).elements.isEmpty }, at: CallSite(file, line))
                    continue
                }
                reveal(rowsOf: owner) { !target.search(in: self).elements.isEmpty }
            }
        }
        return find(target, file: file, line: line)
    }

    private func firstGap(notIn finished: Set<ObjectIdentifier>) -> Element? {
        gaps { owner in !finished.contains(ObjectIdentifier(owner)) }.first
    }

    private func gaps(of matches: (any ActionTarget) -> Bool) -> [Element] {
        var gaps: [Element] = []
        session.tree.root.forEachReachable(unfolded: revealed) { element in
            if element.kind == .gap, let owner = element.target, matches(owner) { gaps.append(element) }
        }
        return gaps
    }

    /// Reveals all rows from first to last, one screen at a time, until `isFound` returns `true`.
    private func reveal(rowsOf owner: any ActionTarget, until isFound: () -> Bool) {
        var next = 0
        while !isFound() {
            let gaps = gaps { $0 === owner }
            let count = gaps.map { ($0[.first]?.intValue ?? 0) + ($0[.count]?.intValue ?? 0) }.max() ?? 0
            let gap = gaps.first { ($0[.first]?.intValue ?? 0) + ($0[.count]?.intValue ?? 0) > next }
            guard let gap, next < count else { return }
            let first = max(next, gap[.first]?.intValue ?? 0)
            let last = min(first + Self.rowsPerScreen, count) - 1
            try? session.send(.element(Event(.reveal, on: gap.id, value: [.int(first), .int(last)])))
            next = last + 1
        }
    }

    private static let rowsPerScreen = 40
}

extension Element {
    /// The side of the row from which a swipe brings a button.
    fileprivate func sideOfSwipe(to button: Element) -> String {
        let part = children.first { child in child === button || child.isAround(button) }
        return part?[.slot]?.stringValue == "leading-actions" ? "leading" : "trailing"
    }

    private func isAround(_ element: Element) -> Bool {
        var place = element.parent
        while let current = place, current !== self { place = current.parent }
        return place != nil
    }

    /// The buttons that appear when the row is swiped.
    fileprivate var swipeButtons: [Element] {
        guard kind == .row else { return [] }
        var buttons: [Element] = []
        for child in children where child[.slot]?.stringValue?.hasSuffix("-actions") == true {
            child.forEachDescendant { if $0.actions.contains(.tap) { buttons.append($0) } }
        }
        return buttons
    }
}
