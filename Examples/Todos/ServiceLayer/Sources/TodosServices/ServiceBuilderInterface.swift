/// Provides the services of one environment. Each is created once, on the first request.
///
/// Pass it to the code that needs services; there is no global one.
@MainActor
public protocol ServiceBuilderInterface: AnyObject {
    var api: any ApiServiceInterface { get }
    var location: any LocationServiceInterface { get }
    var storage: any StorageServiceInterface { get }

    /// Sets up each service once, in the order of their dependencies.
    func setup() async throws
}
