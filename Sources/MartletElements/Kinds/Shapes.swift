extension Kind {
    /// A colour or gradient as a view: it takes all the room it is offered and shows the paint of its ``Fill``.
    public static let color = Kind("color", KindDefinition(expansion: { _ in .both }))
    /// A shape that takes all the room it is offered: ``Attribute/shape``, or the modifier ``Outline``. It is painted by the modifiers ``Fill`` and
    /// ``Stroke``; with neither, by the foreground.
    public static let shape = Kind("shape", KindDefinition(expansion: { _ in .both }))
}

extension Attribute {
    /// `rectangle`, `roundedRectangle`, `circle`, `capsule`, `ellipse`, or `path`.
    public static let shape: Attribute = "shape"
    /// The corner radius of a rounded rectangle in points, or a list of four: top leading, top trailing, bottom trailing, bottom leading.
    public static let radius: Attribute = "radius"
    /// The path is filled by the even-odd rule.
    public static let evenOdd: Attribute = "evenOdd"
    /// The part of the outline that is drawn begins here, from 0 to 1.
    public static let trimFrom: Attribute = "trimFrom"
    /// The part of the outline that is drawn ends here, from 0 to 1.
    public static let trimTo: Attribute = "trimTo"
    /// The inset of the shape from its frame, in points.
    public static let inset: Attribute = "inset"
}
