/// Where the user is.
public protocol LocationServiceInterface: ServiceInterface {
    /// `nil` if nobody knows, or if nobody shall.
    func position() async throws -> PositionObject?
}
