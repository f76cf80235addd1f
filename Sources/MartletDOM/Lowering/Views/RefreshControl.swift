import MartletElements

/// The control of refreshable content: a finger pulls the content down, a mouse or the keyboard uses a button above it, and a spinner shows
/// while it refreshes. It is placed before the content of a scroll view, list or form.
@MainActor
enum RefreshControl {
    /// The attributes of the scrolling element that depend on ``Attribute/isRefreshing``.
    static let attributeNames = ["data-refreshing", "aria-busy"]

    nonisolated static let css = """
        .refresh{position:relative;flex:none;align-self:stretch;height:var(--pull,0px);overflow:clip;display:grid;place-items:center;color:var(--secondary)}
        .refresh>button{appearance:none;border:0;background:none;color:inherit;font-size:.9375rem;line-height:1;width:32px;height:28px;padding:0;border-radius:8px;cursor:pointer;opacity:0}
        .refresh>button:focus-visible{opacity:1}
        .refresh:has(:focus-visible){height:32px}
        .refresh>.spinner{position:absolute;opacity:calc(var(--pulled,0));animation-play-state:paused;width:26px;height:26px}
        :not([data-pulling])>.refresh{transition:height .3s cubic-bezier(.2,.9,.3,1)}
        [data-refreshing]>.refresh{height:56px;--pulled:1}
        :is([data-refreshing],[data-released])>.refresh>.spinner{animation-play-state:running}
        [data-refreshing]>.refresh>button{visibility:hidden}
        @media (hover:hover){:not([data-refreshing])>.refresh{height:max(32px,var(--pull,0px))}.refresh>button{opacity:1;justify-self:end;margin-inline-end:12px}.refresh>button:hover{background:var(--fill)}.insetGrouped>.refresh{margin-bottom:-22px;z-index:1}.insetGrouped>.refresh>button{margin-inline-end:0}}
        """

    static func write(for element: Element, _ page: inout PageWriter) {
        guard isRefreshable(element) else { return }
        page.raw("<div class=refresh")
        // A list may contain nothing but list items.
        if element.kind == .list { page.role(.row) }
        page.raw("><button type=button data-action=refresh aria-label=Refresh title=Refresh>")
        page.symbol("arrow.clockwise")
        page.raw("</button><div class=spinner aria-hidden=true></div></div>")
    }

    static func describe(_ element: Element, in core: inout Core) {
        guard isRefreshable(element), element[.isRefreshing] == true else { return }
        core.set("data-refreshing", "")
        core.set("aria-busy", "true")
    }

    private static func isRefreshable(_ element: Element) -> Bool {
        element.actions.contains(.refresh) && element[.axes] != "horizontal"
    }
}

/// Lowers a kind of element that scrolls, with a ``RefreshControl`` before refreshable content.
protocol RefreshableLowering: ElementLowering {}

extension RefreshableLowering {
    static func inside(_ element: Element, _ page: inout PageWriter) {
        RefreshControl.write(for: element, &page)
        page.children(of: element)
    }

    /// Returns the changes for an attribute of the scrolling element; most attributes affect its boxes.
    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .isRefreshing: RefreshControl.attributeNames.map { .attribute($0) }
        case .initialPosition, .keyboardDismissal: ScrollBehaviour.attributeNames.map { .attribute($0) }
        default: [.boxes]
        }
    }

    static func changes(for action: Action, of element: Element) -> [Change] { action == .refresh ? [.everything] : [] }
}
