import MartletKit
import TodosServices

/// The services of one session, from its container. Each is created once, on the first request.
@MainActor
public final class ServiceBuilder: ServiceBuilderInterface {
    private let services: Services

    public init(_ services: Services) { self.services = services }

    public var api: any ApiServiceInterface { get throws { try services() } }
    public var location: any LocationServiceInterface { get throws { try services() } }
    public var storage: any StorageServiceInterface { get throws { try services() } }

    public func setup() async throws { try await services.start() }
}
