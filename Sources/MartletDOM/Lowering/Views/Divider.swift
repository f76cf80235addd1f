import MartletElements

enum DividerLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-divider{border:0;margin:0;padding:0;background:var(--separator);flex:none;min-width:1px;min-height:1px}
        .k-divider.x{height:1px;width:100%;align-self:stretch}
        .k-divider.y{width:1px;align-self:stretch;flex:none}
        @media (min-resolution:2dppx){.k-divider.x{transform:scaleY(.5)}.k-divider.y{transform:scaleX(.5)}}
        [role=menu] .k-divider{margin-block:4px;width:auto}
        """

    static func core(_ element: Element) -> Core { Core("hr", stage: .background) }
}
