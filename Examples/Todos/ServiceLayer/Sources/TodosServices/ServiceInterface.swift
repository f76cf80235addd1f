/// What every service is: something that may have to be set up before it is used.
///
/// A service wraps one source, and gives out what that has in the source's own terms. What follows from it is for interactors to say.
public protocol ServiceInterface: Sendable {
    /// Makes the service ready. It is called once, when the app starts, before anything else of the service is.
    func setup() async throws
}

extension ServiceInterface {
    /// Most services are ready as they are.
    public func setup() async throws {}
}
