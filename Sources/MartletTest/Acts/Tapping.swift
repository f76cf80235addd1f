import MartletElements

/// What a tap brings about where it lands.
@MainActor
private enum TapAnswer {
    case event(Action, Value?)
    /// The page opens it by itself.
    case unfold
    /// The browser leaves for this address.
    case leave(String)
    case focus

    /// What an element does when it, or something in it, is tapped.
    ///
    /// - Parameter child: The part of it that was tapped, if it was not the element itself.
    init?(of element: Element, tapped child: Element?) {
        let isHead = child.map { element.namesItself(by: $0) } ?? true
        if element.actions.contains(.tap) {
            self = .event(.tap, nil)
            return
        }
        switch element.kind {
        case .toggle: self = .event(.change, .bool(element[.isOn] != true))
        case .disclosure where isHead: self = .event(.change, .bool(element[.isExpanded] != true))
        case .picker where isHead, .menu where isHead: self = .unfold
        case .field, .editor: self = .focus
        default:
            guard element.kind == .link || element.kind == .text, let href = element[.href]?.stringValue else { return nil }
            self = .leave(href)
        }
    }
}

extension TestHost {
    /// Taps, as with a finger, a click or the return key. It lands on the innermost thing there that answers a tap: a button's text taps the
    /// button. A toggle is switched, a menu opened, a field focused, a link followed, an option picked, a tab selected.
    public func tap(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let answerer = answerer(of: "tap", on: target, at: site, who: { self.tapAnswerer(from: $0) }) else { return }
        tap(answerer, at: site)
    }

    /// Taps the one thing of a role that is meant.
    public func tap(_ role: Role, _ name: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
        tap(.role(role, name), file: file, line: line)
    }

    private func tapAnswerer(from element: Element) -> Element? {
        var child: Element?
        return element.nearest { place in
            defer { child = place }
            return TapAnswer(of: place, tapped: child) != nil || choice(at: place, tapped: child) != nil
        }
    }

    func tap(_ element: Element, at site: CallSite) {
        guard element.takesTouches else {
            report("Cannot tap \(outline.line(element)): it takes no touches, by allowsHitTesting(false).", at: site)
            return
        }
        if let choice = choice(at: element, tapped: nil) {
            if deliver(.change, choice.index, to: choice.owner, for: "tap", at: site) { unfolded = [] }
            return
        }
        switch TapAnswer(of: element, tapped: nil) {
        case .event(let action, let value): if deliver(action, value, to: element, for: "tap", at: site) { unfolded = [] }
        case .unfold: unfold(element, at: site)
        case .leave(let url): act { leave(for: url) }
        case .focus: focus(element, at: site)
        case nil: report("Cannot tap: \(outline.line(element)) does not answer that.", at: site)
        }
    }

    /// The choice that a tap makes: an option of a picker, or a tab.
    private func choice(at element: Element, tapped child: Element?) -> (owner: Element, index: Value)? {
        if element.kind == .option, let picker = element.ancestor(.picker), let index = element[.index] { return (picker, index) }
        guard element.kind == .tab, child.map({ element.namesItself(by: $0) }) ?? true, let tabs = element.parent,
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

    /// Opens a menu, or a context menu by its content, and chooses a command.
    public func choose(_ command: String, from menu: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        let answerer = answerer(of: "open a menu", on: menu, at: site) { $0.nearest { $0.kind == .menu || $0.kind == .contextMenu } }
        guard let answerer else { return }
        unfold(answerer, at: site)
        let found = find(command, within: Found(host: self, name: "menu", element: answerer), file: file, line: line)
        if found.exists { tap(found, file: file, line: line) }
    }

    /// Selects a tab.
    public func select(tab: String, file: StaticString = #filePath, line: UInt = #line) { tap(.tab, tab, file: file, line: line) }

    /// Taps twice in quick succession.
    public func doubleTap(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        gesture(.doubleTap, "double tap", on: target, at: CallSite(file, line))
    }

    /// Rests a finger on something: fires its long press, or opens its context menu.
    public func longPress(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        let answerer = answerer(of: "long press", on: target, at: site) { element in
            element.nearest { $0.kind == .contextMenu || $0.kind == .menu || $0.actions.contains(.longPress) }
        }
        guard let answerer else { return }
        if answerer.actions.contains(.longPress) {
            deliver(.longPress, to: answerer, for: "long press", at: site)
        } else {
            unfold(answerer, at: site)
        }
    }

    /// Does to something what only a gesture can, as a drag: sends the action with its value.
    public func perform(
        _ action: Action, _ value: Value? = nil, on target: some Target, file: StaticString = #filePath, line: UInt = #line
    ) {
        gesture(action, "perform ‘\(action)’ on", on: target, value: value, at: CallSite(file, line))
    }

    private func gesture(_ action: Action, _ act: String, on target: some Target, value: Value? = nil, at site: CallSite) {
        let answerer = answerer(of: act, on: target, at: site) { element in element.nearest { $0.actions.contains(action) } }
        guard let answerer else { return }
        deliver(action, value, to: answerer, for: act, at: site)
    }
}
