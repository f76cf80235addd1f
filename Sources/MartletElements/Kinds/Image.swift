extension Kind {
    /// An image or a system symbol. It has one of ``Attribute/symbol``, ``Attribute/picture`` and ``Attribute/source``.
    public static let image = Kind(
        "image",
        KindDefinition(
            Semantics(.image, naming: [.attribute(.symbol), .attribute(.picture), .attribute(.source)], combinesContents: true),
            expansion: { $0.imageExpansion }))
    /// An image that is loaded but not shown. Fires ``Action/load``.
    public static let imageLoader = Kind("image-loader", KindDefinition())
}

extension Attribute {
    /// The name of an image among the app's assets.
    public static let picture: Attribute = "picture"
    /// The path of the bundle that contains the ``picture``; absent: the app's own.
    public static let library: Attribute = "library"
    /// The URL of an image that is none of the app's assets.
    public static let source: Attribute = "source"
    /// The number of pixels of ``source`` per point; absent: one.
    public static let scale: Attribute = "scale"
    /// The image's own width, in points.
    public static let width: Attribute = "width"
    /// The image's own height, in points.
    public static let height: Attribute = "height"
    /// Whether the image takes all the space it is offered.
    public static let resizable: Attribute = "resizable"
    /// How a resizable image keeps its aspect ratio: `fit` or `fill`; absent: it does not.
    public static let contentMode: Attribute = "contentMode"
    /// The image's pixels are visible where it is enlarged, rather than smoothed.
    public static let isPixelated: Attribute = "pixelated"
    /// The size of a symbol relative to text of the same font: `small`, `medium` or `large`.
    public static let symbolScale: Attribute = "symbolScale"
    /// Whether the image is a template, drawn in the foreground style.
    public static let template: Attribute = "template"
}

extension Element {
    fileprivate var imageExpansion: Expansion {
        guard self[.resizable] == true else { return [] }
        return self[.contentMode] == "fit" ? [.horizontal, .vertical, .linked] : .both
    }
}
