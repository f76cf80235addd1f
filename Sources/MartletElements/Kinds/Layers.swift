extension Kind {
    /// Content with something behind it or before it, which may be larger or smaller but never changes the content's room: slots `background`
    /// and `overlay`, each aligned by ``Attribute/alignment``.
    public static let layer: Kind = "layer"
    /// Content shown only where its slot `mask` is opaque, aligned by ``Attribute/alignment``.
    public static let mask: Kind = "mask"
    /// Content with a bar at an edge that narrows the content's safe area: the slot `inset`, at ``Attribute/edge``.
    public static let safeAreaInset: Kind = "safe-area-inset"
    /// Takes all the space it is offered, and reports it: fires ``Action/measure`` with `[width, height, x, y]` in points of the page. Its
    /// children are at its top leading corner.
    public static let geometry: Kind = "geometry"
    /// Shows the first child that fits; the others are only measured. ``Attribute/axes`` are the axes in which it must fit.
    public static let fitting: Kind = "fitting"
    /// A subtree that other scripts own. The host creates it once and never changes it.
    public static let island: Kind = "island"
    /// Children without a box of their own.
    public static let group: Kind = "group"
}

extension Attribute {
    /// `top`, `bottom`, `leading` or `trailing`.
    public static let edge: Attribute = "edge"
    /// The custom element or module that owns an island.
    public static let module: Attribute = "module"
}
