/// Provides the services of one environment. Each is created once, on the first request.
///
/// Pass it to the code that needs services; there is no global one.
@MainActor
public protocol ServiceBuilderInterface: AnyObject {
    /// - Throws: An error if the service cannot be created.
    var api: any ApiServiceInterface { get throws }
    var location: any LocationServiceInterface { get throws }
    var storage: any StorageServiceInterface { get throws }

    /// Sets up each service once, in the order of their dependencies.
    func setup() async throws
}
