/// The paint behind an element, in a shape.
public struct Background: ModifierValue {
    public var paint: Paint
    public var shape: ShapeValue
    /// The edges at which the paint extends into the safe area.
    public var ignoredEdges: EdgeSet
    public init(_ paint: Paint, in shape: ShapeValue = .rectangle, ignoredEdges: EdgeSet = []) {
        self.paint = paint
        self.shape = shape
        self.ignoredEdges = ignoredEdges
    }
}

/// The paint of the text, symbols and shapes in an element.
public struct Foreground: ModifierValue {
    public var paint: Paint
    /// The paints of the secondary and tertiary levels, if the app gives its own.
    public var secondary: Paint?
    public var tertiary: Paint?
    public init(_ paint: Paint, secondary: Paint? = nil, tertiary: Paint? = nil) {
        self.paint = paint
        self.secondary = secondary
        self.tertiary = tertiary
    }
}

/// The accent of the controls in an element.
public struct Tint: ModifierValue {
    public var color: ColorValue?
    public init(_ color: ColorValue?) { self.color = color }
}

/// The opacity, from 0 (transparent) to 1.
public struct Opacity: ModifierValue {
    public var amount: Double
    public init(_ amount: Double) { self.amount = amount }
}

/// Hides the element from sight, assistive technology and touches. It keeps its space.
public struct Hidden: ModifierValue {
    public init() {}
}

/// The colours along the scale of a gauge.
public struct GaugeScale: ModifierValue {
    public var stops: [GradientStop]
    public init(stops: [GradientStop]) { self.stops = stops }
}
