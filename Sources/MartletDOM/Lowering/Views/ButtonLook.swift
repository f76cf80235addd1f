import MartletElements

/// The styles that buttons and links share.
@MainActor
enum ButtonLook {
    nonisolated static let css = """
        :is(.k-button,.k-link,.k-navigation-link).plain,:is(.k-button,.k-link,.k-navigation-link).custom{color:inherit}
        :is(.k-button,.k-link,.k-navigation-link):is(.bordered,.prominent){padding:7px 14px;border-radius:8px;min-height:34px;font-weight:400}
        :is(.k-button,.k-link,.k-navigation-link).bordered{background:color-mix(in srgb,var(--tint) 15%,transparent);color:var(--ink,light-dark(color-mix(in srgb,var(--tint) 80%,#000),color-mix(in srgb,var(--tint) 85%,#fff)))}
        :is(.k-button,.k-link,.k-navigation-link).prominent{background:var(--tint);color:var(--ink,#fff)}
        :is(.k-button,.k-link,.k-navigation-link):is(.bordered,.prominent):is(:disabled,[aria-disabled]){background:var(--fill);color:var(--tertiary)}
        :is(.bordered,.prominent).capsule{border-radius:9999px}
        :is(.bordered,.prominent).circle{border-radius:50%;padding:8px;aspect-ratio:1}
        :is(.k-button,.k-link,.k-navigation-link):is(.bordered,.prominent).size-large{min-height:50px;padding:13px 20px;font-weight:600}
        .size-large:is(.bordered,.prominent):not(.capsule,.circle){border-radius:12px}
        :is(.k-button,.k-link,.k-navigation-link):is(.bordered,.prominent):is(.size-small,.size-mini){min-height:28px;padding:4px 10px;border-radius:9999px;font-size:.9375rem}
        :is(.k-button,.k-link,.k-navigation-link):is(.bordered,.prominent):active{opacity:.75}
        @media (hover:hover){:is(.bordered,.prominent):not(:disabled,[aria-disabled]):hover{filter:brightness(1.06)}}
        """

    /// Applies the style of an element to its core.
    static func dress(_ core: inout Core, as element: Element) {
        switch element[.style]?.stringValue {
        case nil, "automatic": break
        case "borderedProminent": core.addClass("prominent")
        case let style?: core.addClass(style.cssName)
        }
        if let style = element[.style]?.stringValue, style.hasPrefix("bordered") { core.stage = .control }
        if let shape = element[.borderShape]?.stringValue, shape != "automatic" { core.addClass(shape.cssName) }
    }
}
