/// Clips the element to a shape.
public struct Clip: ModifierValue {
    public var shape: ShapeValue
    public init(_ shape: ShapeValue = .rectangle) { self.shape = shape }
}

/// A border just inside the element's edges, over its content.
public struct Border: ModifierValue {
    public var paint: Paint
    /// In points.
    public var width: Double
    public init(_ paint: Paint, width: Double = 1) {
        self.paint = paint
        self.width = width
    }
}

/// A shadow of the element.
public struct Shadow: ModifierValue {
    public var color: ColorValue
    /// The blur radius, in points.
    public var radius: Double
    public var x: Double
    public var y: Double
    /// Whether the shadow is inside the element's outline, as if it were cut out.
    public var isInside: Bool
    public init(_ color: ColorValue, radius: Double, x: Double = 0, y: Double = 0, isInside: Bool = false) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
        self.isInside = isInside
    }
}
