import MartletElements

/// The information about a page when its session starts.
public struct SessionStart: Hashable, Sendable {
    /// Traits from the browser's request; the page sends exact ones when it connects.
    public var traits: ClientTraits
    /// The path and query in the address bar, such as `/menu/3?x=1`.
    public var location: String
    /// The values that earlier sessions of the same browser stored.
    public var stored: [String: Value]
    /// The state of a session of an earlier process, from which this one goes on.
    public var snapshot: SessionSnapshot?

    public init(
        traits: ClientTraits = ClientTraits(), location: String = "/", stored: [String: Value] = [:], snapshot: SessionSnapshot? = nil
    ) {
        self.traits = traits
        self.location = location
        self.stored = stored
        self.snapshot = snapshot
    }
}

/// Starts a session. It returns after the session's first turn.
public typealias SessionFactory = @MainActor @Sendable (SessionStart) throws -> any SessionChannel
