import MartletElements

extension TestHost {
    /// Closes the topmost sheet or dialog. If there is none, goes back by one screen.
    public func dismiss(file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let modal = session.tree.root.topmostModal else { return goBack(file: file, line: line) }
        guard modal[.isModal] != true, modal.actions.contains(.dismiss) else {
            report("The user cannot close \(outline.line(modal)): interactive dismissal is disabled.", at: site)
            return
        }
        if let browser { return browser.press("Escape", at: site) }
        deliver(.dismiss, to: modal, for: "close", at: site)
    }

    /// Goes back by one screen, like the button in the navigation bar.
    public func goBack(file: StaticString = #filePath, line: UInt = #line) {
        var top: Element?
        session.tree.root.forEachReachable(unfolded: revealed) { element in
            if element.kind == .screen, element.actions.contains(.dismiss) { top = element }
        }
        guard let top else {
            report("No screen has a back button.", at: CallSite(file, line))
            return
        }
        if let browser { return browser.goBack(from: top, at: CallSite(file, line)) }
        deliver(.dismiss, to: top, for: "go back from", at: CallSite(file, line))
    }

    /// Presses a key. Use the browser's names, with modifiers first: `Enter`, `Escape`, `Meta+S`.
    ///
    /// A key goes to the focused element if that listens to it. Otherwise Enter submits the focused field, Escape closes the topmost
    /// dialog, and any other key presses the button that has it as its keyboard shortcut.
    public func press(_ key: String, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        if let browser { return browser.press(key, at: site) }
        let parts = key.split(separator: "+").map(String.init)
        if let name = parts.last, let listener = focusedElement?.nearest(where: { $0.listens(to: name) }) {
            let event = [name] + parts.dropLast()
            deliver(.key, .list(event.map(Value.string)), to: listener, for: "press \(key) on", at: site)
            return
        }
        if key == "Enter", let field = focusedElement, field.actions.contains(.submit) {
            deliver(.submit, to: field, for: "submit", at: site)
            return
        }
        var button: Element?
        session.tree.root.forEachReachable(unfolded: revealed) { element in
            if element[.shortcut]?.stringValue == key, element.isEnabled { button = button ?? element }
        }
        if let button {
            tap(button, at: site)
        } else if let command = session.tree.root.command(for: key) {
            deliver(.tap, to: command, for: "press \(key) for", at: site)
        } else if key == "Escape", let modal = session.tree.root.topmostModal, modal.actions.contains(.dismiss), modal[.isModal] != true {
            deliver(.dismiss, to: modal, for: "close", at: site)
        } else {
            report(
                "Nothing handles the key \(key): no focused element listens to it, and no enabled button has it as a shortcut.", at: site)
        }
    }
}

extension Element {
    /// Whether the element listens to a key.
    fileprivate func listens(to key: String) -> Bool {
        guard actions.contains(.key) else { return false }
        guard let keys = self[.keys]?.listValue, !keys.isEmpty else { return true }
        return keys.contains { $0.stringValue?.lowercased() == key.lowercased() }
    }
}

extension Element {
    /// Returns the app's command with this shortcut. Commands do not respond while a dialog is open.
    fileprivate func command(for key: String) -> Element? {
        guard topmostModal == nil else { return nil }
        var found: Element?
        forEachDescendant { commands in
            guard commands.kind == .commands else { return }
            commands.forEachDescendant { if $0[.shortcut]?.stringValue == key, $0.isEnabled { found = found ?? $0 } }
        }
        return found
    }
}
