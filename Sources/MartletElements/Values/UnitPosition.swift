/// A point in a rectangle: 0 is its leading or top edge, 1 its trailing or bottom edge.
public struct UnitPosition: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
