import Foundation
import MartletElements

/// What a tap on an element does.
@MainActor
private enum TapResponse {
    case event(Action, Value?)
    /// The page opens the menu or picker itself, without an event.
    case unfold
    /// The browser opens this URL.
    case leave(String)
    case focus

    /// Returns what a tap on `element` does.
    ///
    /// - Parameter child: The child of `element` that was tapped, or that contains what was tapped; `nil` if it was the element itself.
    init?(of element: Element, tapped child: Element?) {
        let isLabel = child.map { element.isLabelled(by: $0) } ?? true
        if element.actions.contains(.tap) {
            self = .event(.tap, nil)
            return
        }
        switch element.kind {
        case .toggle: self = .event(.change, .bool(element[.isOn] != true))
        case .disclosure where isLabel: self = .event(.change, .bool(element[.isExpanded] != true))
        case .picker where isLabel, .menu where isLabel: self = .unfold
        case .field, .editor: self = .focus
        default:
            guard element.kind == .link || element.kind == .text, let href = element[.href]?.stringValue else { return nil }
            self = .leave(href)
        }
    }
}

extension TestHost {
    /// Taps, clicks or presses Return. The innermost element around the target that responds to a tap receives it, so tapping a button's
    /// text taps the button. A tap switches a toggle, opens a menu, focuses a field, follows a link, picks an option or selects a tab.
    public func tap(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        var targets: [(target: Element, responder: Element)] = []
        let responder = responder(to: "tap", on: target, at: site) { element in
            guard let responder = tapResponder(from: element) else { return nil }
            targets.append((element, responder))
            return responder
        }
        guard let responder else { return }
        tap(responder, in: targets.first { $0.responder === responder }?.target, at: site)
    }

    /// Taps a point of an element, in points from its top leading corner. The element is at the top leading corner of the page.
    public func tap(_ target: some Target, at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
        if let browser {
            let site = CallSite(file, line)
            let responder = responder(to: "tap", on: target, at: site) { element in element.nearest { $0.actions.contains(.tap) } }
            if let responder { browser.tap(responder, at: point, at: site) }
            return
        }
        perform(.tap, [.double(point.x), .double(point.y), 0.0, 0.0], on: target, file: file, line: line)
    }

    /// Taps the element with a role and a name.
    public func tap(_ role: Role, _ name: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
        tap(.role(role, name), file: file, line: line)
    }

    /// The innermost element that responds to a tap on another.
    func tapResponder(from element: Element) -> Element? {
        if let inner = actor(in: element) { return inner }
        var child: Element?
        return element.nearest { place in
            defer { child = place }
            return TapResponse(of: place, tapped: child) != nil || choice(at: place, tapped: child) != nil
        }
    }

    /// The first control in an element that combines its contents, whose action is that of the whole.
    private func actor(in element: Element) -> Element? {
        guard element.accessibility?.children == "combine", TapResponse(of: element, tapped: nil) == nil else { return nil }
        var found: Element?
        element.forEachDescendant { if found == nil, TapResponse(of: $0, tapped: nil) != nil { found = $0 } }
        return found
    }

    /// - Parameter target: What the test has named, in the element.
    func tap(_ element: Element, in target: Element? = nil, at site: CallSite) {
        guard element.allowsHitTesting else {
            report("Cannot tap \(outline.line(element)): allowsHitTesting(false) turns off its touches.", at: site)
            return
        }
        if let browser {
            browser.tap(element, at: target ?? element, at: site)
            return
        }
        if let obstacle = obstacle(to: element) {
            report("Cannot tap \(outline.line(element)): \(explanation(of: obstacle)).", at: site)
            return
        }
        if let choice = choice(at: element, tapped: nil) {
            if deliver(.change, choice.index, to: choice.owner, for: "tap", at: site) { unfolded = [] }
            return
        }
        switch TapResponse(of: element, tapped: nil) {
        case .event(let action, let value): if deliver(action, value, to: element, for: "tap", at: site) { unfolded = [] }
        case .unfold: unfold(element, at: site)
        case .leave(let url): act { leave(for: url) }
        case .focus: focus(element, at: site)
        case nil: report("Cannot tap: \(outline.line(element)) does not respond to taps.", at: site)
        }
    }

    /// The choice that a tap makes: an option of a picker, or a tab.
    private func choice(at element: Element, tapped child: Element?) -> (owner: Element, index: Value)? {
        if element.kind == .option, let picker = element.ancestor(.picker), let index = element[.index] { return (picker, index) }
        guard element.kind == .tab, child.map({ element.isLabelled(by: $0) }) ?? true, let tabs = element.parent,
            let index = tabs.children.filter({ $0.kind == .tab }).firstIndex(where: { $0 === element })
        else { return nil }
        return (tabs, .int(index))
    }

    private func unfold(_ element: Element, at site: CallSite) {
        guard element.isEnabled else {
            report("Cannot open \(outline.line(element)): it is disabled.", at: site)
            return
        }
        unfolded.insert(element.id)
    }

    /// Opens a menu and chooses a command. For a context menu, the target is the content it belongs to.
    public func choose(_ command: String, from menu: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        let responder = responder(to: "open a menu", on: menu, at: site) { $0.nearest { $0.kind == .menu || $0.kind == .contextMenu } }
        guard let responder else { return }
        if let browser {
            if !unfolded.contains(responder.id) {
                if responder.kind == .menu {
                    browser.tap(responder, at: responder, for: "open", at: site)
                } else {
                    browser.longPress(responder, for: 0.5, moving: 0, at: site)
                }
            }
        } else {
            unfold(responder, at: site)
        }
        let found = find(command, within: Found(host: self, name: "menu", element: responder), file: file, line: line)
        if found.exists { tap(found, file: file, line: line) }
    }

    /// Selects a tab by its label.
    public func select(tab: String, file: StaticString = #filePath, line: UInt = #line) { tap(.tab, tab, file: file, line: line) }

    /// Taps twice in quick succession.
    public func doubleTap(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        if let browser {
            let responder = responder(to: "double tap", on: target, at: site) { element in
                element.nearest { $0.actions.contains(.doubleTap) }
            }
            if let responder { browser.doubleTap(responder, at: site) }
            return
        }
        gesture(.doubleTap, "double tap", on: target, at: site)
    }

    /// Presses an element for a long time: performs its long-press gesture or opens its context menu.
    ///
    /// A press that is shorter than the element asks for, or moves farther than it allows, only begins and ends.
    ///
    /// - Parameters:
    ///   - seconds: How long the finger stays; by default as long as the element asks for.
    ///   - distance: How far it moves meanwhile, in points.
    public func longPress(
        _ target: some Target, for seconds: Double? = nil, moving distance: Double = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        let responder = responder(to: "long press", on: target, at: site) { element in
            element.nearest { $0.kind == .contextMenu || $0.kind == .menu || $0.actions.contains(.longPress) }
        }
        guard let responder else { return }
        let isGesture = responder.actions.contains(.longPress)
        let duration = isGesture ? responder[.pressDuration]?.doubleValue ?? 0.5 : 0.5
        let reach = isGesture ? responder[.pressDistance]?.doubleValue ?? 10 : 10
        let isLong = (seconds ?? duration) >= duration && distance <= reach
        if let browser {
            browser.longPress(responder, for: seconds ?? duration, moving: distance, at: site)
            return
        }
        guard isGesture else {
            if isLong { unfold(responder, at: site) }
            return
        }
        let press = { (isDown: Bool) in
            guard responder.actions.contains(.press) else { return true }
            return self.deliver(.press, .bool(isDown), to: responder, for: "long press", at: site)
        }
        guard press(true) else { return }
        if isLong, !deliver(.longPress, to: responder, for: "long press", at: site) { return }
        // The action may have removed the element.
        if session.tree[responder.id] != nil { _ = press(false) }
    }

    /// Sends an action that only a gesture can cause, such as a drag, with its value.
    public func perform(
        _ action: Action, _ value: Value? = nil, on target: some Target, file: StaticString = #filePath, line: UInt = #line
    ) {
        gesture(action, "perform ‘\(action)’ on", on: target, value: value, at: CallSite(file, line))
    }

    private func gesture(_ action: Action, _ act: String, on target: some Target, value: Value? = nil, at site: CallSite) {
        let responder = responder(to: act, on: target, at: site) { element in element.nearest { $0.actions.contains(action) } }
        guard let responder else { return }
        deliver(action, value, to: responder, for: act, at: site)
    }
}
