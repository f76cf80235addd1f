import MartletBrowser
import MartletElements

extension BrowserHands {
    /// Clicks a field, unless it has the focus.
    func focus(_ element: Element, at site: CallSite) -> Bool {
        guard isEnabled(element, for: "focus", at: site) else { return false }
        if host.focusedElement === element { return true }
        return perform(at: site) {
            if element.kind == .field || element.kind == .editor {
                let point = try point(of: [.core(element.id)], for: "focus", on: element) { $0.isInside }
                try page.click(x: point.x, y: point.y)
            } else {
                // What takes no text is reached with the Tab key; how often depends on what is before it.
                try page.evaluate("document.getElementById('e\(element.id)').focus()")
            }
        }
    }

    /// Takes the focus from whatever has it.
    func blur(at site: CallSite) { perform(at: site) { try page.evaluate("document.activeElement?.blur()") } }

    /// Types text at the end of a field, with a key for each character.
    func type(_ text: String, into field: Element, atOnce: Bool, at site: CallSite) {
        host.act {
            guard focus(field, at: site) else { return }
            perform(at: site) {
                try page.press("Meta+End")
                if atOnce { return try page.insert(text) }
                for character in text {
                    guard host.session.tree[field.id] === field else {
                        throw Refusal("Cannot finish typing “\(text)”: \(host.outline.line(field)) is no longer in the tree.")
                    }
                    if character.isNewline { try page.press("Enter") } else { try page.type(character) }
                    try page.synchronize()
                }
            }
        }
    }

    /// Selects all of a field's text and deletes it.
    func clear(_ field: Element, at site: CallSite) {
        host.act {
            guard focus(field, at: site) else { return }
            perform(at: site) {
                try page.press("Meta+A")
                try page.press("Backspace")
            }
        }
    }

    /// Presses a key, after giving the focus to a field.
    func press(_ key: String, in field: Element? = nil, at site: CallSite) {
        host.act {
            if let field { guard focus(field, at: site) else { return } }
            perform(at: site) { try page.press(key) }
        }
    }
}
