import MartletElements

enum ProgressLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-progress{display:flex;flex-direction:column;gap:6px;min-width:0;text-align:start}
        .k-progress>[data-slot]:empty{display:none}
        .k-progress>[data-slot=value]{color:var(--secondary);font-size:.75rem}
        .k-progress.circular{align-items:center;gap:8px;flex:none}
        .k-progress.circular>[data-slot=label]{order:1;color:var(--secondary);font-size:.9375rem}
        .track{height:4px;border-radius:2px;background:var(--fill-strong);overflow:hidden;position:relative}
        .track::before{content:"";position:absolute;inset:0;border-radius:2px;background:var(--tint);width:calc(var(--part,0)*100%);transition:width .25s}
        .track.endless::before{width:40%;transition:none;animation:endless 1.4s infinite ease-in-out}
        @keyframes endless{from{inset-inline-start:-40%}to{inset-inline-start:100%}}
        .ring{width:32px;height:32px;border-radius:50%;background:conic-gradient(var(--tint) calc(var(--part)*1turn),var(--fill-strong) 0);mask:radial-gradient(closest-side,#0000 calc(100% - 4px),#000 calc(100% - 3.5px))}
        .spinner{width:20px;height:20px;color:var(--spin,var(--secondary));border-radius:50%;background:conic-gradient(from 22.5deg,currentColor 0 0) 0 0/0 0,conic-gradient(#0000,currentColor);mask:repeating-conic-gradient(from -11deg,#000 0 22deg,#0000 22deg 45deg),radial-gradient(closest-side,#0000 48%,#000 50%);mask-composite:intersect;animation:spin .9s steps(8) infinite}
        .size-large>.spinner{width:37px;height:37px}
        @keyframes spin{to{rotate:1turn}}
        """

    private static func isCircular(_ element: Element) -> Bool {
        element[.style] == "circular" || (element[.style] != "linear" && element[.value] == nil)
    }

    static func core(_ element: Element) -> Core {
        Core("div", isCircular(element) ? "circular" : "", isNative: true)
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "span", id: "n")
        page.raw("<div role=progressbar aria-labelledby=n\(element.id) aria-label=Progress")
        page.attribute("class", indicator(element))
        page.attribute("id", "c\(element.id)")
        if let part = element.part {
            page.attribute("aria-valuenow", part.percent)
            page.attribute("style", part.style)
        }
        page.raw("></div>")
        page.slot("value", of: element, tag: "span")
    }

    private static func indicator(_ element: Element) -> String {
        if isCircular(element) { return element[.value] == nil ? "spinner" : "ring" }
        return element[.value] == nil ? "track endless" : "track"
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .value, .maximum, .minimum: element.partChanges
        default: [.everything]
        }
    }
}

extension Element {
    /// The fraction of the range, as the indicator's style and as the announced percentage.
    var part: (style: String, percent: String)? {
        guard let value = self[.value]?.doubleValue else { return nil }
        let (low, high) = (self[.minimum]?.doubleValue ?? 0, self[.maximum]?.doubleValue ?? 1)
        let share = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
        return ("--part:\(share.css)", (share * 100).rounded().css)
    }

    /// A value that becomes known or unknown needs a different indicator.
    var partChanges: [Change] {
        guard let part else { return [.everything] }
        return [.part("c", "style", .string(part.style)), .part("c", "aria-valuenow", .string(part.percent))]
    }
}
