/// The service that a creature's page needs.
public protocol ProfileService: Sendable {
    /// Returns the profile of a creature.
    func profile(of creature: Int) async throws -> CreatureProfile
}
