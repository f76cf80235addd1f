/// What the page of a creature needs of the world.
public protocol ProfileService: Sendable {
    /// All that is known of a creature.
    func profile(of creature: Int) async throws -> CreatureProfile
}
