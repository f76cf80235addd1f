extension Kind {
    /// Content with a background and an overlay, which may have other sizes but do not affect the content's layout: slots `background` and
    /// `overlay`, each aligned by ``Attribute/alignment``.
    public static let layer = Kind("layer", KindDefinition(expansion: { $0.expansionOfOnlyContent }))
    /// Content that is visible only where its slot `mask` is opaque; the mask is aligned by ``Attribute/alignment``.
    public static let mask = Kind(
        "mask",
        KindDefinition(expansion: { $0.expansionOfOnlyContent }, concealment: { _, child, _ in child[.slot] == "mask" ? .unused : nil })
    )
    /// Content with a bar at an edge that reduces the content's safe area: the slot `inset`, at ``Attribute/edge``.
    public static let safeAreaInset = Kind("safe-area-inset", KindDefinition())
    /// Takes all the space it is offered, and reports it: fires ``Action/measure`` with `[width, height, x, y]` in points of the page. Its
    /// children are at its top leading corner.
    public static let geometry = Kind("geometry", KindDefinition(expansion: { _ in .both }))
    /// Shows the first child that fits; the others are only measured. ``Attribute/axes`` are the axes in which it must fit.
    public static let fitting = Kind(
        "fitting",
        KindDefinition(concealment: { fitting, child, unfolded in
            let shown = fitting.children.first { unfolded.contains($0.id) } ?? fitting.children.first
            return shown === child ? nil : .unused
        }))
    /// A subtree that other scripts own. The host creates it once and never changes it.
    public static let island = Kind("island", KindDefinition())
    /// Children without a box of their own.
    public static let group = Kind("group", KindDefinition())
}

extension Attribute {
    /// `top`, `bottom`, `leading` or `trailing`.
    public static let edge: Attribute = "edge"
    /// The custom element or module that owns an island.
    public static let module: Attribute = "module"
}
