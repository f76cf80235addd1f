/// Gives the services of one environment. Each is made when it is first asked for, and once.
///
/// Whoever needs services is handed one of these; there is none that belongs to everybody.
@MainActor
public protocol ServiceBuilderInterface: AnyObject {
    /// - Throws: Where the service cannot be made.
    var api: any ApiServiceInterface { get throws }
    var location: any LocationServiceInterface { get throws }
    var storage: any StorageServiceInterface { get throws }

    /// Sets each service up, once, in the order in which they build on each other.
    func setup() async throws
}
