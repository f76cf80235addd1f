extension Kind {
    /// A colour or gradient as a view: it takes all the space it is offered and shows the paint of its ``Fill``.
    public static let color = Kind("color", KindDefinition(expansion: { _ in .both }))
    /// A shape that takes all the space it is offered: ``Attribute/shape``, or the modifier ``Outline``. The modifiers ``Fill`` and
    /// ``Stroke`` paint it; without them, the foreground does.
    public static let shape = Kind("shape", KindDefinition(expansion: { _ in .both }))
}

extension Attribute {
    /// `rectangle`, `roundedRectangle`, `circle`, `capsule`, `ellipse`, or `path`.
    public static let shape: Attribute = "shape"
    /// The corner radius of a rounded rectangle in points, or a list of four: top leading, top trailing, bottom trailing, bottom leading.
    public static let radius: Attribute = "radius"
    /// Whether the path is filled by the even-odd rule.
    public static let evenOdd: Attribute = "evenOdd"
    /// The start of the drawn part of the outline, from 0 to 1.
    public static let trimFrom: Attribute = "trimFrom"
    /// The end of the drawn part of the outline, from 0 to 1.
    public static let trimTo: Attribute = "trimTo"
    /// The inset of the shape from its frame, in points.
    public static let inset: Attribute = "inset"
}
