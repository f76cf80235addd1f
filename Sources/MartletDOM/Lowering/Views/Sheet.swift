import MartletElements

/// A screen above the others: from the bottom on a phone, a card on a desktop.
enum SheetLowering: ElementLowering {
    static let css = """
        dialog{border:0;padding:0;margin:0;color:var(--label);--ink:initial;max-width:none;max-height:none}
        dialog:not([open]){display:none!important}
        dialog{transition:transform .38s cubic-bezier(.2,.9,.25,1),opacity .22s,height .3s cubic-bezier(.2,.9,.25,1),overlay .38s allow-discrete,display .38s allow-discrete}
        dialog::backdrop{background:#0000;transition:background-color .3s,overlay .38s allow-discrete,display .38s allow-discrete}
        dialog[open]::backdrop{background:var(--veil)}
        @starting-style{dialog[open]::backdrop{background:#0000}}
        .k-sheet{position:fixed;inset:auto 0 0;width:100%;height:var(--detent,calc(100dvh - 44px - env(safe-area-inset-top,0px)));max-height:calc(100dvh - 12px);background:var(--sheet);border-radius:var(--corner,13px) var(--corner,13px) 0 0;overflow:clip;overscroll-behavior:contain;box-shadow:0 -6px 40px #0002;--background:var(--sheet);--inset-top:0px;transform:translateY(100%);}
        .k-sheet[open]{transform:none}
        @starting-style{.k-sheet[open]{transform:translateY(100%)}}
        .k-sheet:not(.full){\(Tokens.elevated)}
        .k-sheet:has(:is(.insetGrouped,.grouped)){--background:var(--grouped)}
        .k-sheet>.grabber{position:absolute;top:0;left:50%;translate:-50%;z-index:9;width:80px;height:22px;touch-action:none;cursor:grab}
        .k-sheet>.grabber::before{content:"";position:absolute;top:5px;left:22px;width:36px;height:5px;border-radius:3px;background:var(--fill-strong)}
        .k-sheet .k-screen{--inset-top:10px}
        .k-sheet.full{height:100dvh;max-height:none;border-radius:0;--inset-top:env(safe-area-inset-top,0px)}
        @media (min-width:700px){
        .k-sheet:not(.full,.popover){inset:0;margin:auto;width:min(600px,calc(100vw - 48px));height:min(var(--detent,720px),calc(100dvh - 64px));border-radius:var(--corner,14px);box-shadow:0 24px 80px #0005,0 0 0 .5px var(--separator);transform:translateY(28px) scale(.97);opacity:0}
        .k-sheet:not(.full,.popover)[open]{transform:none;opacity:1}
        @starting-style{.k-sheet:not(.full,.popover)[open]{transform:translateY(28px) scale(.97);opacity:0}}
        .k-sheet:not(.full,.popover)>.grabber{display:none}
        }
        .k-sheet.popover{inset:auto;width:fit-content;height:fit-content;min-width:120px;max-width:min(400px,calc(100vw - 16px));max-height:min(600px,calc(100dvh - 16px));border-radius:var(--corner,14px);overflow:auto;box-shadow:0 12px 60px #0004,0 0 0 .5px var(--separator);transform:scale(.94);opacity:0;transition-duration:.22s}
        .k-sheet.popover:has(>.x){width:375px}
        .k-sheet.popover:has(>.y){height:480px}
        .k-sheet.popover[open]{transform:none;opacity:1}
        @starting-style{.k-sheet.popover[open]{transform:scale(.94);opacity:0}}
        .k-sheet.popover::backdrop{background:conic-gradient(from 135deg at 50% 0,var(--background) 90deg,#0000 0) no-repeat calc(var(--arrow-x) - 13px) calc(var(--arrow-y) - 13px)/26px 13px}
        .k-sheet.popover[open]::backdrop{filter:drop-shadow(0 0 1px #0006)}
        .k-sheet.popover[data-above]::backdrop{background:conic-gradient(from -45deg at 50% 100%,var(--background) 90deg,#0000 0) no-repeat calc(var(--arrow-x) - 13px) var(--arrow-y)/26px 13px}
        .k-sheet.popover>.grabber{display:none}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("dialog", "v", attributes: [("data-modal", "")], stage: .control, isNative: true)
        switch element[.style]?.stringValue {
        case "fullScreenCover": core.addClass("full")
        case "popover":
            core.addClass("popover")
            core.set("data-anchor", element[.anchor]?.intValue.map(String.init))
        default: break
        }
        let detents = element[.detents]?.listValue?.compactMap(height) ?? []
        if let lowest = detents.first {
            let selected = element[.selection]?.intValue ?? 0
            core.set("data-detents", detents.joined(separator: " "))
            core.style.append(("--detent", detents.indices.contains(selected) ? detents[selected] : lowest))
        }
        if let radius = element[.cornerRadius]?.doubleValue { core.style.append(("--corner", radius.px)) }
        if let paint = element.modifier(Background.self)?.paint {
            core.style.append(("--sheet", paint.css))
            if let backdrop = paint.backdrop { core.style.append(("backdrop-filter", backdrop)) }
        }
        core.set("aria-label", element[.title]?.stringValue)
        return core
    }

    /// Returns a detent as a CSS length.
    private static func height(_ detent: Value) -> String? {
        if let points = detent.doubleValue { return points.px }
        switch detent.stringValue {
        case "medium": return "50dvh"
        case "large": return "94dvh"
        case let text?:
            guard text.hasSuffix("%"), let share = Double(text.dropLast()) else { return nil }
            return "\(share.css)dvh"
        case nil: return nil
        }
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if element[.style] != "fullScreenCover", element[.dragIndicator] == true || (element[.detents]?.listValue?.count ?? 0) > 1 {
            page.raw("<div class=grabber aria-hidden=true></div>")
        }
        page.children(of: element)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .detents: [.boxes, .attribute("data-detents")]
        case .style, .dragIndicator: [.everything]
        case .anchor: [.attribute("data-anchor")]
        default: [.boxes]
        }
    }
}
