import MartletElements

/// The scroll behaviour of scroll views, lists and forms.
enum ScrollBehaviour {
    nonisolated static let css = """

        .held:is(.k-scroll,.k-list,.k-form){overflow:hidden}
        .k-screen:has(.lifted.held){overflow-y:hidden}
        .overflowing:is(.k-scroll,.k-list,.k-form){overflow:visible}
        .k-scroll.taut{overscroll-behavior:none}
        """

    /// Attributes for the client script: the initial position and how scrolling dismisses the keyboard.
    static let attributeNames = ["data-start", "data-keyboard"]

    @MainActor
    static func describe(_ element: Element, in core: inout Core) {
        if element[.isScrollDisabled] == true { core.addClass("held") }
        if element[.showsOverflow] == true { core.addClass("overflowing") }
        if element[.bounce] == "basedOnSize" { core.addClass("taut") }
        if let insets = element[.contentInsets]?.listValue?.compactMap(\.doubleValue), insets.count == 4 {
            // The padding around the view is that of another box.
            core.stage = max(core.stage, .control)
            for (edge, inset) in zip(["block-start", "inline-start", "block-end", "inline-end"], insets) where inset >= 0 {
                core.style.append(("padding-\(edge)", inset.px))
            }
        }
        if let start = element[.initialPosition]?.listValue?.compactMap(\.doubleValue), start.count == 2 {
            core.set("data-start", start.map(\.css).joined(separator: " "))
        }
        if let dismissal = element[.keyboardDismissal]?.stringValue, dismissal != "never" { core.set("data-keyboard", dismissal) }
    }
}
