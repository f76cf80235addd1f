import Foundation
import MartletBrowser
import MartletElements

extension BrowserHands {
    /// Clicks what a tap on a target is for.
    ///
    /// - Parameters:
    ///   - responder: The element that responds to the tap.
    ///   - target: The element that the test has named: the responder, or something in it.
    @discardableResult
    func tap(_ responder: Element, at target: Element, count: Int = 1, for act: String = "tap", at site: CallSite) -> Bool {
        guard isEnabled(responder, for: act, at: site) else { return false }
        return perform(at: site) {
            if isSelect(responder) { return try openList(of: responder) }
            if let picker = responder.ancestor(.picker), responder.kind == .option, isSelect(picker) {
                return try choose(responder, in: picker)
            }
            let point = try point(
                of: target === responder ? parts(of: responder) : parts(of: target) + parts(of: responder), for: act, on: responder
            ) { reaches(responder, $0) }
            try page.click(x: point.x, y: point.y, count: count)
        }
    }

    /// Whether a tap at a point reaches an element.
    private func reaches(_ responder: Element, _ hit: PagePlace.Hit) -> Bool {
        if let innermost = element(at: hit) {
            if innermost === responder || host.tapResponder(from: innermost) === responder { return true }
            // The buttons of a tab bar are parts of the element around the tabs.
            guard responder.kind == .tab, innermost === responder.parent || innermost.ancestor(.tabs) === responder.parent else {
                return false
            }
        }
        return hit.isInside
    }

    /// Clicks a point of an element.
    func tap(_ responder: Element, at place: CGPoint, at site: CallSite) {
        guard isEnabled(responder, for: "tap", at: site) else { return }
        perform(at: site) {
            _ = try point(of: [.core(responder.id)], for: "tap", on: responder) { self.isIn(responder, $0) }
            guard let frame = try page.frame(of: [.core(responder.id)]) else { return }
            try page.click(x: frame.minX + place.x, y: frame.minY + place.y)
        }
    }

    /// Clicks twice.
    func doubleTap(_ responder: Element, at site: CallSite) {
        guard isEnabled(responder, for: "double tap", at: site) else { return }
        perform(at: site) {
            let point = try point(of: [.core(responder.id)], for: "double tap", on: responder) { self.isIn(responder, $0) }
            try page.click(x: point.x, y: point.y, count: 2)
        }
    }

    /// Touches an element for a time, and moves the finger meanwhile.
    func longPress(_ responder: Element, for seconds: Double, moving distance: Double, at site: CallSite) {
        guard isEnabled(responder, for: "long press", at: site) else { return }
        perform(at: site) {
            let start = try point(of: [.core(responder.id)], for: "long press", on: responder) { self.isIn(responder, $0) }
            let end = CGPoint(x: start.x, y: start.y + distance)
            // The page's timer begins a little later than the finger.
            try page.touch(from: start, through: distance > 0 ? [end] : [], hold: seconds + 0.1)
        }
    }

    /// Whether an element, or something in it, is drawn at a point.
    func isIn(_ element: Element, _ hit: PagePlace.Hit) -> Bool { hit.isInside || hit.elements.contains(element.id) }

    /// Whether the user can use an element. Otherwise fails the test, as the session would.
    func isEnabled(_ element: Element, for act: String, at site: CallSite) -> Bool {
        var place: Element? = element
        while let current = place {
            if current[.disabled] == true {
                host.report("Cannot \(act) \(host.outline.line(element)): it is disabled.", at: site)
                return false
            }
            place = current.parent
        }
        return true
    }

    // MARK: Lists of options

    /// Whether a picker is a list that the browser opens.
    func isSelect(_ element: Element) -> Bool {
        element.kind == .picker && (element.pickerStyle == "menu" || element.pickerStyle == "wheel")
    }

    /// Opens the list of a picker's options. It is a window of the browser, not a part of the page.
    private func openList(of picker: Element) throws {
        let point = try point(of: [.control(picker.id)], for: "open", on: picker) { $0.isInside }
        try page.click(x: point.x, y: point.y)
        openPicker = picker.id
    }

    /// Chooses an option of an open list with the arrow keys and Return, because no click reaches the list.
    func choose(_ option: Element, in picker: Element) throws {
        if picker.pickerStyle == "menu", openPicker != picker.id { try openList(of: picker) }
        if picker.pickerStyle == "wheel" { try page.evaluate("document.getElementById('c\(picker.id)').focus()") }
        defer { openPicker = nil }
        let state = try page.evaluate(
            "(() => { const c = document.getElementById('c\(picker.id)'), all = [...c.options];"
                + " return [c.selectedIndex, all.findIndex((o) => o.id === 'e\(option.id)'), ...all.map((o) => +o.disabled)] })()")
        guard let numbers = state as? [Int], numbers.count > 2, numbers[1] >= 0 else {
            throw Refusal("The page has no option “\(option.label ?? "")” in \(host.outline.line(picker)).")
        }
        let (from, to, disabled) = (numbers[0], numbers[1], numbers.dropFirst(2).map { $0 == 1 })
        let between = from < to ? disabled[(from + 1)...to] : disabled[to..<max(to, from)]
        for _ in 0..<between.filter({ !$0 }).count { try page.press(from < to ? "ArrowDown" : "ArrowUp") }
        if picker.pickerStyle == "menu" { try page.press("Enter") }
    }
}
