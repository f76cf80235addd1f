/// A service for the user's position.
public protocol LocationServiceInterface: ServiceInterface {
    /// Returns the position, or `nil` if it is unknown or not allowed.
    func position() async throws -> PositionObject?
}
