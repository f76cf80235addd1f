import MartletElements

enum SliderLowering: ElementLowering {
    static let css = """
        .k-slider{display:flex;align-items:center;gap:10px;min-width:80px}
        .k-slider>[data-slot]:empty{display:none}
        .k-slider>[data-slot=label]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .k-slider>input{appearance:none;flex:1;min-width:0;height:32px;margin:0;background:none;cursor:pointer;--thumb:28px}
        .k-slider>input::-webkit-slider-runnable-track{height:4px;border-radius:2px;background:linear-gradient(var(--tint),var(--tint)) 0/calc(var(--part,0)*100%) 100% no-repeat var(--fill-strong)}
        .k-slider>input::-webkit-slider-thumb{appearance:none;width:28px;height:28px;margin-top:-12px;border-radius:50%;background:#fff;box-shadow:0 0 0 .5px #0001,0 6px 13px #0002,0 1px 4px #0003}
        .k-slider>input::-moz-range-track{height:4px;border-radius:2px;background:var(--fill-strong)}
        .k-slider>input::-moz-range-progress{height:4px;border-radius:2px;background:var(--tint)}
        .k-slider>input::-moz-range-thumb{width:28px;height:28px;border:0;border-radius:50%;background:#fff;box-shadow:0 0 0 .5px #0001,0 6px 13px #0002,0 1px 4px #0003}
        .k-slider>input:disabled{opacity:.5;cursor:default}
        [dir=rtl] .k-slider>input::-webkit-slider-runnable-track{background-position:100% 0}
        """

    static func core(_ element: Element) -> Core { Core("div", isNative: true) }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "label", attributes: [("for", "c\(element.id)")])
        page.slot("minimum", of: element, tag: "span")
        page.raw("<input type=range")
        page.attribute("id", "c\(element.id)")
        for (name, value) in inputAttributes(element) { page.attribute(name, value) }
        page.raw(">")
        page.slot("maximum", of: element, tag: "span")
    }

    private static func inputAttributes(_ element: Element) -> [(String, String)] {
        let (low, high) = (element[.minimum]?.doubleValue ?? 0, element[.maximum]?.doubleValue ?? 1)
        let value = element[.value]?.doubleValue ?? low
        let step = element[.step]?.doubleValue
        var result = [
            ("min", low.css), ("max", high.css), ("step", step.map(\.css) ?? "any"), ("value", value.css),
            ("style", part(value, low, high)),
        ]
        if element[.disabled] == true { result.append(("disabled", "")) }
        return result
    }

    /// The fraction of the track that is coloured; the client script updates it while the thumb moves.
    private static func part(_ value: Double, _ low: Double, _ high: Double) -> String {
        "--part:\(high > low ? min(max((value - low) / (high - low), 0), 1).css : "0")"
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .value: [.part("c", "value", .double(element[.value]?.doubleValue ?? 0))]
        case .disabled: [.part("c", "disabled", .bool(element[.disabled] == true))]
        default: [.everything]
        }
    }
}
