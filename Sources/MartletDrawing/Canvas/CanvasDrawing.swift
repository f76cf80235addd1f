import MartletElements

/// What a canvas shows: its drawings in order, the first at the bottom.
struct CanvasDrawing: ModifierValue {
    var items: [DrawnItem]
}

/// One drawing of a canvas, with the state of the context at that time.
struct DrawnItem: Hashable, Sendable {
    var content: DrawnContent
    var transform = Matrix.identity
    var opacity: Double = 1
    /// The mode in CSS; `nil` is `normal`.
    var blendMode: String?
    var filters: [DrawnFilter] = []
    var clips: [DrawnClip] = []
}

enum DrawnContent: Hashable, Sendable {
    case fill(PathValue, Ink, isEvenOdd: Bool)
    case stroke(PathValue, Ink, Stroke)
    case text(DrawnText, DrawnPlace)
    case image(DrawnImage, DrawnPlace)
    case layer([DrawnItem])
}

/// Where a text or an image is drawn, in points.
enum DrawnPlace: Hashable, Sendable {
    /// The anchor of the content is at a point.
    case point(PathValue.Point, anchor: UnitPosition)
    case rectangle(PathValue.Point, width: Double, height: Double)
}

/// What covers an area. Points are those of the canvas.
enum Ink: Hashable, Sendable {
    /// How a gradient goes on outside its ends.
    enum Spread: String, Hashable, Sendable { case pad, `repeat`, reflect }

    case color(ColorValue)
    case linear([GradientStop], from: PathValue.Point, to: PathValue.Point, Spread)
    case radial([GradientStop], center: PathValue.Point, startRadius: Double, endRadius: Double, Spread)
    /// The angle is in radians, clockwise from the trailing side.
    case conic([GradientStop], center: PathValue.Point, start: Double, end: Double)
}

struct DrawnText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        var text: String
        var font: FontValue?
        var traits: TextTraits?
        var color: ColorValue?
        var tracking: Double?
        var textCase: String?
    }

    var runs: [Run]
    /// The color of runs that have none of their own; `nil` is the foreground color.
    var color: ColorValue?
}

struct DrawnImage: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String)
        /// - Parameter library: The path of the bundle; `nil` is the app's own.
        case picture(String, library: String?)
        case url(String)
    }

    var source: Source
    /// In points; 0 if it is not known.
    var width: Double
    var height: Double
    /// The color of a symbol; `nil` is the foreground color.
    var color: ColorValue?
}

enum DrawnFilter: Hashable, Sendable {
    /// - Parameter deviation: The standard deviation, in points, as in SVG.
    case blur(deviation: Double)
    case shadow(ColorValue, deviation: Double, x: Double, y: Double, isAlone: Bool)
    /// Twenty numbers, as in SVG: four rows of factors for red, green, blue, opacity, and a constant.
    case matrix([Double])
}

/// The area in which a drawing is visible.
enum DrawnClip: Hashable, Sendable {
    case path(PathValue, isEvenOdd: Bool, isInverse: Bool)
    /// Visible where the layer is opaque.
    case layer([DrawnItem], opacity: Double, isInverse: Bool)
}

/// An affine transform, as in SVG.
struct Matrix: Hashable, Sendable {
    var a, b, c, d, tx, ty: Double

    static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}
