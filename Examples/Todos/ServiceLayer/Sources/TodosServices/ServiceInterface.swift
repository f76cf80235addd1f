/// The base of all services, with an optional setup.
///
/// A service wraps one source and returns its data unchanged. Interactors interpret the data.
public protocol ServiceInterface: Sendable {
    /// Prepares the service. It is called once at the start of the app, before any other method.
    func setup() async throws
}

extension ServiceInterface {
    /// Does nothing; most services need no setup.
    public func setup() async throws {}
}
