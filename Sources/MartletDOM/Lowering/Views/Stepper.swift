import MartletElements

enum StepperLowering: ElementLowering {
    static let css = """
        .k-stepper{display:flex;align-items:center;gap:12px;min-width:0}
        .k-stepper>.control-label{flex:1;min-width:0}
        .k-stepper>.control-label:empty,.k-stepper.hides>.control-label{display:none}
        .steps{display:flex;flex:none;background:var(--fill);border-radius:8px;overflow:hidden;height:32px}
        .steps>button{appearance:none;border:0;margin:0;padding:0;width:47px;background:none;color:var(--label);font:inherit;font-size:1.25rem;line-height:1;cursor:pointer;touch-action:manipulation;position:relative}
        .steps>button+button::before{content:"";position:absolute;inset-block:7px;inset-inline-start:0;width:1px;background:var(--separator)}
        .steps>button:active{background:var(--fill-strong)}
        .steps>button:disabled{color:var(--tertiary);cursor:default}
        @media (hover:hover){.steps>button:not(:disabled):hover{background:var(--hover)}}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("div", element[.hidesLabel] == true ? "hides" : "", isNative: true)
        core.set(.stepper)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("", of: element, tag: "span", classes: "control-label")
        page.raw("<span class=steps>")
        button(.decrement, "d", "−", "Decrement", element, &page)
        button(.increment, "i", "+", "Increment", element, &page)
        page.raw("</span>")
    }

    private static func button(
        _ action: Action, _ prefix: String, _ sign: String, _ name: String, _ element: Element, _ page: inout PageWriter
    ) {
        page.raw("<button type=button")
        page.attribute("id", "\(prefix)\(element.id)")
        page.attribute("data-action", action.rawValue)
        page.attribute("aria-label", name)
        if isOff(action, element) { page.attribute("disabled", "") }
        page.raw(">\(sign)</button>")
    }

    /// Whether a button is disabled. At a bound of the value, the action is not bound.
    private static func isOff(_ action: Action, _ element: Element) -> Bool {
        element[.disabled] == true || !element.actions.contains(action)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .disabled: changes(for: .increment, of: element) + changes(for: .decrement, of: element)
        case .hidesLabel: [.boxes]
        default: []
        }
    }

    static func changes(for action: Action, of element: Element) -> [Change] {
        switch action {
        case .increment: [.part("i", "disabled", .bool(isOff(action, element)))]
        case .decrement: [.part("d", "disabled", .bool(isOff(action, element)))]
        default: []
        }
    }
}
