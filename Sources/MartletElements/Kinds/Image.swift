extension Kind {
    /// A picture or a system symbol: it has either ``Attribute/symbol`` or ``Attribute/source``.
    public static let image: Kind = "image"
    /// A picture that is loaded but not shown. Fires ``Action/load``.
    public static let imageLoader: Kind = "image-loader"
}

extension Attribute {
    /// Where a picture is found.
    public static let source: Attribute = "source"
    /// Where the picture for dark surroundings is found.
    public static let darkSource: Attribute = "darkSource"
    /// The picture in other resolutions, as HTML's `srcset`.
    public static let sourceSet: Attribute = "srcset"
    /// The picture's own width, in points.
    public static let width: Attribute = "width"
    /// The picture's own height, in points.
    public static let height: Attribute = "height"
    /// The picture takes the room it is offered.
    public static let resizable: Attribute = "resizable"
    /// How a resizable picture keeps its proportions: `fit` or `fill`; absent: it does not.
    public static let contentMode: Attribute = "contentMode"
    /// `small`, `medium` or `large`, beside the text of the same font.
    public static let symbolScale: Attribute = "symbolScale"
    /// The picture's shape alone counts, drawn in the foreground paint.
    public static let template: Attribute = "template"
}
