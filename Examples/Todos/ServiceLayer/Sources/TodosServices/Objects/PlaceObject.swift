/// The place of a todo.
public struct PlaceObject: Codable, Hashable, Sendable {
    public var name: String
    /// Where it is, if that is known.
    public var position: PositionObject?

    public init(name: String, position: PositionObject?) {
        self.name = name
        self.position = position
    }
}

/// A position on the earth, in degrees.
public struct PositionObject: Codable, Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
