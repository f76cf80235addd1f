import TodosServices

/// A user who never moves.
public struct FakeLocationService: LocationServiceInterface {
    private let place: PositionObject?

    public init(place: PositionObject? = PositionObject(latitude: 51.3397, longitude: 12.3731)) { self.place = place }

    public func position() async throws -> PositionObject? { place }
}
