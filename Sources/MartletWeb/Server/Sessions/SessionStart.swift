import MartletElements

/// What is known of a session's page when the session begins.
public struct SessionStart: Hashable, Sendable {
    /// What the browser told with its request; the page corrects the rest once it is connected.
    public var traits: ClientTraits
    /// What the address bar says: a path with its query, as `/menu/3?x=1`.
    public var location: String
    /// What earlier sessions of the same browser asked to be kept.
    public var stored: [String: Value]

    public init(traits: ClientTraits = ClientTraits(), location: String = "/", stored: [String: Value] = [:]) {
        self.traits = traits
        self.location = location
        self.stored = stored
    }
}

/// Begins a session. Its first turn has run when this returns.
public typealias SessionFactory = @MainActor @Sendable (SessionStart) throws -> any SessionChannel
