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
    /// How the levels of a symbol are coloured: a ``SymbolMode``; all in the foreground colour if there is none.
    public static let symbolMode: Attribute = "symbolMode"
    /// Whether the image is a template, drawn in the foreground style.
    public static let template: Attribute = "template"
}

extension Element {
    fileprivate var imageExpansion: Expansion {
        guard self[.resizable] == true else { return [] }
        return self[.contentMode] == "fit" ? [.horizontal, .vertical, .linked] : .both
    }
}

/// How the levels of a symbol are coloured.
public enum SymbolMode: Hashable, Sendable {
    /// In the foreground colour, each level more transparent than the one before.
    case hierarchical
    /// In the colours of the foreground style, of which the app has set a number.
    case palette(count: Int)
    /// In the symbol's own colours.
    case multicolor

    /// The mode as the value of an attribute.
    public var name: String {
        switch self {
        case .hierarchical: "hierarchical"
        case .palette(let count): "palette\(count)"
        case .multicolor: "multicolor"
        }
    }

    public init?(name: String) {
        switch name {
        case "hierarchical": self = .hierarchical
        case "multicolor": self = .multicolor
        default:
            guard name.hasPrefix("palette"), let count = Int(name.dropFirst("palette".count)) else { return nil }
            self = .palette(count: count)
        }
    }
}
