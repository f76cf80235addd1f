/// Shown elsewhere, by points, without changing the room it takes.
public struct Offset: ModifierValue {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// Shown larger or smaller, without changing the room it takes.
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

/// Shown turned, clockwise, without changing the room it takes.
public struct Rotation: ModifierValue {
    /// In radians.
    public var angle: Double
    /// The axis it turns about: `(0, 0, 1)` points at the viewer.
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

/// The centre of the element stands at a point of the room that is offered, all of which it takes.
public struct Position: ModifierValue {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
