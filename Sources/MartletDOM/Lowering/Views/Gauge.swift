import MartletElements

/// A value within a range: a bar between the labels of the bounds, or a ring around the label of the value.
enum GaugeLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-gauge{display:flex;flex-direction:column;align-items:center;gap:4px;min-width:0;text-align:center}
        .k-gauge [data-slot]:empty{display:none}
        .k-gauge>.scale{display:flex;align-items:center;gap:8px;align-self:stretch}
        .k-gauge .track{flex:1;height:6px;border-radius:3px}
        .k-gauge .track.marked{overflow:visible;background:var(--tint)}
        .k-gauge.painted .track.marked,.k-gauge.painted .track::before{background:linear-gradient(calc(90deg*var(--way,1)),var(--scale)) calc(50% - 50%*var(--way,1)) 0/calc(100%/max(var(--shown,1),.001)) 100%}
        .k-gauge.painted .track:not(.marked)::before{--shown:var(--part,0)}
        .k-gauge .track.marked::before{inset:-2px auto;width:10px;height:10px;border-radius:5px;background:var(--label);box-shadow:0 0 0 2px var(--background);inset-inline-start:calc(var(--part,0)*(100% - 10px));transition:inset-inline-start .25s}
        .k-gauge.circular{position:relative;width:58px;height:58px;justify-content:center;flex:none;gap:0}
        .k-gauge.circular>.scale{position:absolute;inset:0;display:block}
        .k-gauge.circular .ring{position:absolute;inset:0;width:auto;height:auto;mask:radial-gradient(closest-side,#0000 calc(100% - 6px),#000 calc(100% - 5.5px))}
        .k-gauge.circular .ring.marked{background:radial-gradient(circle at calc(50% + 26px*sin((var(--part)*.75 - .375)*1turn)) calc(50% - 26px*cos((var(--part)*.75 - .375)*1turn)),var(--label) 3px,var(--background) 3.5px 5.5px,#0000 6px),conic-gradient(from 225deg,var(--tint) .75turn,#0000 0)}
        .k-gauge.painted .ring{background:conic-gradient(#0000 calc(var(--part)*1turn),var(--fill-strong) 0)}
        .k-gauge.painted .ring:not(.marked)::before{content:"";position:absolute;inset:0;background:conic-gradient(var(--scale));mask:conic-gradient(#000 calc(var(--part)*1turn),#0000 0)}
        .k-gauge.painted .ring.marked{background:radial-gradient(circle at calc(50% + 26px*sin((var(--part)*.75 - .375)*1turn)) calc(50% - 26px*cos((var(--part)*.75 - .375)*1turn)),var(--label) 3px,var(--background) 3.5px 5.5px,#0000 6px),conic-gradient(from 225deg,var(--arc))}
        .k-gauge.circular :is([data-slot=minimum],[data-slot=maximum]){position:absolute;bottom:-2px;font-size:.625rem;max-width:27px;overflow:hidden}
        .k-gauge.circular [data-slot=minimum]{inset-inline-end:calc(50% + 3px)}
        .k-gauge.circular [data-slot=maximum]{inset-inline-start:calc(50% + 3px)}
        .k-gauge.circular>[data-slot=value]{font-weight:600;font-size:1.125rem;max-width:44px;white-space:nowrap}
        .k-gauge.circular>[data-slot=label]{position:absolute;bottom:-2px;font-size:.625rem}
        .k-gauge.circular:not(.open)>[data-slot=label],.k-gauge.circular:has(.scale>[data-slot]:not(:empty))>[data-slot=label]{width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        """

    static func core(_ element: Element) -> Core {
        Core("div", isCircular(element) ? (isMarked(element) ? "circular open" : "circular") : "", isNative: true)
    }

    private static func isCircular(_ element: Element) -> Bool { element[.style]?.stringValue?.hasPrefix("circular") == true }

    /// Whether a marker shows the value, rather than a filled part.
    private static func isMarked(_ element: Element) -> Bool { element[.style]?.stringValue?.hasSuffix("marker") == true }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "span", id: "n")
        page.raw("<div class=scale>")
        page.slot("minimum", of: element, tag: "span")
        page.raw("<div role=meter aria-labelledby=n\(element.id) aria-label=Gauge")
        page.attribute("class", (isCircular(element) ? "ring" : "track") + (isMarked(element) ? " marked" : ""))
        page.attribute("id", "c\(element.id)")
        if let part = element.part {
            page.attribute("aria-valuenow", part.percent)
            page.attribute("style", part.style)
        }
        page.raw("></div>")
        page.slot("maximum", of: element, tag: "span")
        page.raw("</div>")
        page.slot("value", of: element, tag: "span")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .value, .maximum, .minimum: element.partChanges
        default: [.everything]
        }
    }
}

extension GaugeScale: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.core.addClass("painted")
        boxes.core.declare("--scale", Paint.list(stops))
        // An open ring ends after three quarters of a turn.
        boxes.core.declare("--arc", Paint.list(stops, to: 0.75) + ",#0000 75%")
    }
}
