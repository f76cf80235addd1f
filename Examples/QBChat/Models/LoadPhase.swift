/// The phase of loading something.
public enum LoadPhase: Hashable, Sendable {
    case loading
    /// Loaded, even if a reload is running or has failed.
    case loaded
    /// Not loaded, with an error message for the user.
    case failed(String)
}
