/// What there is to show of something that has to be fetched.
public enum LoadPhase: Hashable, Sendable {
    case loading
    /// It is there, even if it is fetched anew, or that has failed.
    case loaded
    /// There is nothing, and why, in words for the user.
    case failed(String)
}
