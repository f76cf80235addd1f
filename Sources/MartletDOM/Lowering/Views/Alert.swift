import MartletElements

/// A dialog in the middle of the screen.
enum AlertLowering: ElementLowering {
    static let css = """
        .k-alert{display:flex;flex-direction:column;position:fixed;inset:0;margin:auto;width:min(290px,calc(100vw - 48px));height:fit-content;max-height:calc(100dvh - 64px);background:var(--menu);backdrop-filter:blur(30px) saturate(1.8);border-radius:18px;overflow:hidden;text-align:center;box-shadow:0 20px 60px #0004}
        .k-alert:not([open]){opacity:0}
        @starting-style{.k-alert[open]{opacity:0;transform:scale(1.12)}}
        .dialog-head{padding:20px 18px 16px;display:flex;flex-direction:column;gap:4px;align-items:center;overflow:auto}
        .dialog-title{margin:0;font:600 1.0625rem/1.3 var(--font)}
        .dialog-title:empty,.dialog-head.silent>.dialog-title{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .dialog-message{font-size:.8125rem;line-height:1.35;color:var(--label)}
        .dialog-message:empty{display:none}
        .dialog-message .k-text{text-align:center;font-size:inherit}
        .k-alert>.dialog-actions{display:flex;flex-wrap:wrap}
        .dialog-actions>.k-button{flex:1 1 50%;min-height:46px;padding:8px 12px;justify-content:center;text-align:center;font-size:1.0625rem;border-top:.5px solid var(--separator);opacity:1;background:none;border-radius:0;color:var(--tint)}
        .dialog-actions>.k-button.destructive{color:var(--destructive)}
        .dialog-actions>.k-button.cancel{font-weight:600}
        .dialog-actions>.k-button:active{background:var(--pressed);opacity:1}
        .dialog-actions>.k-button+.k-button{border-inline-start:.5px solid var(--separator);margin-inline-start:-.5px}
        .k-alert>.dialog-actions>.k-button.cancel{order:-1}
        .k-alert>.dialog-actions>.k-field{order:-2}
        .dialog-actions>.k-button+.k-button.cancel{border-inline-start:0}
        .dialog-actions>.k-button:has(+.cancel){border-inline-start:.5px solid var(--separator)}
        .dialog-actions:has(>.k-button:nth-of-type(3))>.k-button{flex-basis:100%;border-inline:0!important}
        .k-alert>.dialog-actions:has(>.k-button:nth-of-type(3))>.k-button.cancel{order:1}
        .dialog-actions>.k-field{flex:none;width:calc(100% - 36px);margin:0 18px 12px;padding:7px 9px;background:var(--background);border:.5px solid var(--separator);border-radius:7px;font-size:.875rem;text-align:start}
        .dialog-actions>.k-button:focus-visible{outline:0;background:var(--hover)}
        @media (hover:hover){.dialog-actions>.k-button:hover{background:var(--hover);filter:none;opacity:1}}
        """

    static func core(_ element: Element) -> Core { Dialog.core(of: element) }
    static func inside(_ element: Element, _ page: inout PageWriter) { Dialog.inside(element, &page) }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { Dialog.changes(for: attribute, of: element) }
}

/// A choice between commands: at the bottom on a phone, in the middle on a desktop.
enum ConfirmationLowering: ElementLowering {
    static let css = """
        .k-confirmation{display:flex;flex-direction:column;position:fixed;inset:auto 0 calc(8px + env(safe-area-inset-bottom,0px));margin:0 auto;width:min(400px,calc(100vw - 16px));height:fit-content;max-height:calc(100dvh - 40px);background:none;overflow:visible;text-align:center}
        .k-confirmation:not([open]){transform:translateY(calc(100% + 20px))}
        @starting-style{.k-confirmation[open]{transform:translateY(calc(100% + 20px))}}
        .k-confirmation>.dialog-head{background:var(--menu);backdrop-filter:blur(30px) saturate(1.8);border-radius:14px 14px 0 0;padding:14px 16px}
        .k-confirmation>.dialog-head>.dialog-title{font-size:.8125rem;color:var(--secondary)}
        .k-confirmation>.dialog-head>.dialog-message{color:var(--secondary)}
        .k-confirmation>.dialog-head.silent:has(>.dialog-message:empty){padding:0;height:0}
        .k-confirmation>.dialog-actions{display:flex;flex-direction:column}
        .k-confirmation>.dialog-actions>.k-button{flex:none;min-height:57px;font-size:1.25rem;background:var(--menu);backdrop-filter:blur(30px) saturate(1.8);border-inline:0;margin:0}
        .k-confirmation>.dialog-head.silent:has(>.dialog-message:empty)+.dialog-actions>.k-button:first-child{border-radius:14px 14px 0 0;border-top:0}
        .k-confirmation>.dialog-actions>.k-button.cancel{order:9;margin-top:8px;border:0;border-radius:14px;background:var(--sheet);backdrop-filter:none}
        .k-confirmation>.dialog-actions>.k-button:last-child:not(.cancel),.k-confirmation>.dialog-actions>.k-button:has(+.cancel:last-child){border-radius:0 0 14px 14px}
        @media (min-width:700px){.k-confirmation:not([open]){transform:none;opacity:0}.k-confirmation{inset:0;margin:auto;width:300px;}.k-confirmation>.dialog-actions>.k-button{min-height:46px;font-size:1.0625rem}}
        """

    static func core(_ element: Element) -> Core { Dialog.core(of: element) }
    static func inside(_ element: Element, _ page: inout PageWriter) { Dialog.inside(element, &page) }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { Dialog.changes(for: attribute, of: element) }
}

/// The code that alerts and confirmations share.
@MainActor
private enum Dialog {
    static func core(of element: Element) -> Core {
        var core = Core("dialog", attributes: [("data-modal", "")], stage: .control, isNative: true)
        core.set(element.kind == .alert ? .alert : .confirmation)
        core.set("aria-labelledby", "t\(element.id)")
        core.set("aria-describedby", "m\(element.id)")
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.raw(element[.hidesTitle] == true ? "<div class='dialog-head silent'>" : "<div class=dialog-head>")
        page.raw("<h2 class=dialog-title id=t\(element.id)>")
        page.text(element[.title]?.stringValue ?? "")
        page.raw("</h2><div class=dialog-message id=m\(element.id) data-slot=message data-of=\(element.id)>")
        page.children(of: element, slot: "message")
        page.raw("</div></div>")
        page.slot("actions", of: element, classes: "dialog-actions")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        attribute == .title ? [.partText("t", element[.title]?.stringValue ?? "")] : [.everything]
    }
}
