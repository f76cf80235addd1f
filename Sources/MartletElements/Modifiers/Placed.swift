/// The frame of an element in a stack with the axis `own`, in points from the leading and the top edge. The app's layout has computed it.
public struct Placed: ModifierValue {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
