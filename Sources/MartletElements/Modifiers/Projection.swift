/// Maps the points of the element to others, without affecting the layout. A point is a row that the matrix follows: `[x y 1] × matrix`; the
/// origin is the top left corner.
public struct Projection: ModifierValue {
    /// Nine numbers, row by row.
    public var matrix: [Double]
    public init(_ matrix: [Double]) { self.matrix = matrix }
}
