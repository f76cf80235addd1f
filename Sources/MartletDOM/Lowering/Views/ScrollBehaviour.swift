import MartletElements

/// The scroll behaviour of scroll views, lists and forms.
enum ScrollBehaviour {
    nonisolated static let css = """

        .held:is(.k-scroll,.k-list,.k-form){overflow:hidden}
        .k-screen:has(.lifted.held){overflow-y:hidden}
        .overflowing:is(.k-scroll,.k-list,.k-form){overflow:visible}
        .k-scroll.inset-content,.k-list.inset-content,.k-form.inset-content{padding:var(--content-insets,0)}
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
            core.addClass("inset-content")
            core.style.append(("--content-insets", "\(insets[0].px) \(insets[3].px) \(insets[2].px) \(insets[1].px)"))
        }
        if let start = element[.initialPosition]?.listValue?.compactMap(\.doubleValue), start.count == 2 {
            core.set("data-start", start.map(\.css).joined(separator: " "))
        }
        if let dismissal = element[.keyboardDismissal]?.stringValue, dismissal != "never" { core.set("data-keyboard", dismissal) }
    }
}
