import MartletKit
import TodosServices

/// The services of one session, from its container. Each is created once, on the first request.
@MainActor
public final class ServiceBuilder: ServiceBuilderInterface {
    private let services: Services

    /// - Throws: All problems of the container in one error, so that they are seen when the app starts.
    public init(_ services: Services) throws {
        // A copy is checked, so that the services themselves are created when somebody asks for them.
        try services.overriding { _ in }.check(
            requiring: (any ApiServiceInterface).self, (any LocationServiceInterface).self, (any StorageServiceInterface).self)
        self.services = services
    }

    public var api: any ApiServiceInterface { checked() }
    public var location: any LocationServiceInterface { checked() }
    public var storage: any StorageServiceInterface { checked() }

    public func setup() async throws { try await services.start() }

    /// Returns a service, which was created for the check before.
    private func checked<Service>() -> Service {
        do { return try services() } catch { preconditionFailure(error.description) }
    }
}
