import MartletElements

extension TestHost {
    /// Types into a field, behind what is in it, a character at a time; the field has the focus then. A line break in a field of one line is
    /// the return key: it submits.
    ///
    ///     host.type("Milk\n", into: "New item")
    ///
    /// - Parameter atOnce: The text comes in one piece, as if pasted.
    public func type(
        _ text: String, into target: some Target, atOnce: Bool = false, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard let field = field(target, to: "type into", at: site) else { return }
        act {
            guard focus(field, at: site) else { return }
            if atOnce {
                edit(field, for: "type into", at: site) { $0 + text }
                return
            }
            for character in text {
                guard session.tree[field.id] === field else {
                    report("Cannot go on typing “\(text)”: \(outline.line(field)) is no longer there.", at: site)
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

    /// Empties a field.
    public func clear(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let field = field(target, to: "clear", at: site) else { return }
        act {
            guard focus(field, at: site) else { return }
            edit(field, for: "clear", at: site) { _ in "" }
        }
    }

    /// Presses the return key in a field.
    public func submit(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let field = field(target, to: "submit", at: site) else { return }
        act {
            guard focus(field, at: site) else { return }
            submit(field, at: site)
        }
    }

    /// Gives something the keyboard focus.
    public func focus(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        let answerer = answerer(of: "focus", on: target, at: site) { element in
            element.nearest { $0.kind == .field || $0.kind == .editor || $0.actions.contains(.focus) }
        }
        if let answerer { focus(answerer, at: site) }
    }

    /// Takes the keyboard focus away from whatever has it.
    public func blur() { focusMoves(to: nil, byUser: true) }

    private func field(_ target: some Target, to act: String, at site: CallSite) -> Element? {
        answerer(of: act, on: target, at: site) { element in element.nearest { $0.kind == .field || $0.kind == .editor } }
    }

    @discardableResult
    func focus(_ element: Element, at site: CallSite) -> Bool {
        guard element.isEnabled else {
            report("Cannot focus \(outline.line(element)): it is disabled.", at: site)
            return false
        }
        focusMoves(to: element.id, byUser: true)
        return true
    }

    /// Changes the text as the page does: each edit has a number, so that answers to older ones can be told.
    @discardableResult
    private func edit(_ field: Element, for act: String, at site: CallSite, _ change: (String) -> String) -> Bool {
        let edition = max(field[.edition]?.intValue ?? 0, editions[field.id] ?? 0) + 1
        editions[field.id] = edition
        let text = change(field[.value]?.stringValue ?? "")
        return deliver(.change, [.string(text), .int(edition)], to: field, for: act, at: site)
    }

    /// The return key means nothing to a field that nobody asked to hear of it.
    private func submit(_ field: Element, at site: CallSite) {
        if field.actions.contains(.submit) { deliver(.submit, to: field, for: "submit", at: site) }
    }
}
