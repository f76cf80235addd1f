/// An outline made of lines and curves.
public struct PathValue: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
        public var x: Double
        public var y: Double

        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// One step of an outline.
    public enum Step: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quadCurve(Point, control: Point)
        case curve(Point, control1: Point, control2: Point)
        /// Draws a line back to the start of the current subpath.
        case close
    }

    public var steps: [Step]

    public init(_ steps: [Step]) { self.steps = steps }
}
