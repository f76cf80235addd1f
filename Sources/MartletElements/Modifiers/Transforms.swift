/// Offsets the element by points, without affecting the layout.
public struct Offset: ModifierValue {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// Scales the element, without affecting the layout.
public struct Scale: ModifierValue {
    public var x: Double
    public var y: Double
    public var anchor: UnitPosition
    public init(x: Double, y: Double, anchor: UnitPosition = UnitPosition(x: 0.5, y: 0.5)) {
        self.x = x
        self.y = y
        self.anchor = anchor
    }
}

/// Rotates the element clockwise, without affecting the layout.
public struct Rotation: ModifierValue {
    /// In radians.
    public var angle: Double
    /// The rotation axis: `(0, 0, 1)` points at the viewer.
    public var x: Double
    public var y: Double
    public var z: Double
    public var anchor: UnitPosition
    public var perspective: Double
    public init(
        _ angle: Double, x: Double = 0, y: Double = 0, z: Double = 1, anchor: UnitPosition = UnitPosition(x: 0.5, y: 0.5),
        perspective: Double = 1
    ) {
        self.angle = angle
        self.x = x
        self.y = y
        self.z = z
        self.anchor = anchor
        self.perspective = perspective
    }
}

/// Places the element's centre at a point of the space it is offered, and takes all of that space.
public struct Position: ModifierValue {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
