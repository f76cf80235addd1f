import MartletElements

extension TestHost {
    /// Focuses a field and types text at its end, one character at a time. In a field with one line, a line break is the Return key and
    /// submits.
    ///
    ///     host.type("Milk\n", into: "New item")
    ///
    /// - Parameter atOnce: Whether to insert the text as one edit, like a paste.
    public func type(
        _ text: String, into target: some Target, atOnce: Bool = false, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard let field = field(target, to: "type into", at: site) else { return }
        if let browser { return browser.type(text, into: field, atOnce: atOnce, at: site) }
        act {
            guard focus(field, at: site) else { return }
            if atOnce {
                edit(field, for: "type into", at: site) { $0 + text }
                return
            }
            for character in text {
                guard session.tree[field.id] === field else {
                    report("Cannot finish typing “\(text)”: \(outline.line(field)) is no longer in the tree.", at: site)
                    return
                }
                if character.isNewline, field.kind == .field, field[.axis] != "vertical" {
                    submit(field, at: site)
                } else {
                    guard edit(field, for: "type into", at: site, { $0 + String(character) }) else { return }
                }
            }
        }
    }

    /// Clears a field.
    public func clear(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let field = field(target, to: "clear", at: site) else { return }
        if let browser { return browser.clear(field, at: site) }
        act {
            guard focus(field, at: site) else { return }
            edit(field, for: "clear", at: site) { _ in "" }
        }
    }

    /// Presses Return in a field.
    public func submit(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let field = field(target, to: "submit", at: site) else { return }
        if let browser { return browser.press("Enter", in: field, at: site) }
        act {
            guard focus(field, at: site) else { return }
            submit(field, at: site)
        }
    }

    /// Focuses an element.
    public func focus(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        let responder = responder(to: "focus", on: target, at: site) { element in
            element.nearest { $0.kind == .field || $0.kind == .editor || $0.actions.contains(.focus) }
        }
        if let responder { focus(responder, at: site) }
    }

    /// Removes the keyboard focus.
    public func blur() {
        if let browser { browser.blur(at: CallSite(#filePath, #line)) } else { moveFocus(to: nil, byUser: true) }
    }

    private func field(_ target: some Target, to act: String, at site: CallSite) -> Element? {
        responder(to: act, on: target, at: site) { element in element.nearest { $0.kind == .field || $0.kind == .editor } }
    }

    @discardableResult
    func focus(_ element: Element, at site: CallSite) -> Bool {
        guard element.isEnabled else {
            report("Cannot focus \(outline.line(element)): it is disabled.", at: site)
            return false
        }
        if let browser { return browser.focus(element, at: site) }
        moveFocus(to: element.id, byUser: true)
        return true
    }

    /// Changes the text like the page does. Each edit has a number, so that the session can recognize answers to older edits.
    @discardableResult
    private func edit(_ field: Element, for act: String, at site: CallSite, _ change: (String) -> String) -> Bool {
        let edition = max(field[.edition]?.intValue ?? 0, editions[field.id] ?? 0) + 1
        editions[field.id] = edition
        let text = change(field[.value]?.stringValue ?? "")
        return deliver(.change, [.string(text), .int(edition)], to: field, for: act, at: site)
    }

    /// A field without a submit action ignores Return.
    private func submit(_ field: Element, at site: CallSite) {
        if field.actions.contains(.submit) { deliver(.submit, to: field, for: "submit", at: site) }
    }
}
