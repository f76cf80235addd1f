/// A shape that adapts to the frame of an element.
public enum ShapeValue: Hashable, Sendable {
    case rectangle
    /// The corner radius is in points.
    case roundedRectangle(Double)
    /// The radii of the corners, in points.
    case unevenRectangle(topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double)
    case capsule
    case circle
    case ellipse
    /// A path in points; if `isUnit`, in a unit square that is stretched over the frame.
    case path(PathValue, isUnit: Bool)
}
