import MartletKit
import TodosServices

extension Services {
    /// Registers a service, so that `Services.start()` calls its `setup()`.
    ///
    ///     services.registerService((any StorageServiceInterface).self) { _ in FakeStorageService() }
    ///
    /// The service layer does not depend on the container, so its services are not `Startable`. This registers a `Startable` wrapper for
    /// each.
    public func registerService<Service>(
        _ type: Service.Type, scope: Scope = .session, _ make: @escaping @MainActor (Services) throws -> Service
    ) {
        register(type, scope: scope, make)
        register(Setup<Service>.self, scope: scope) { Setup(service: try $0(type)) }
    }
}

/// Calls a service's `setup()` on start.
private struct Setup<Service>: Startable {
    let service: Service

    func start() async throws { try await (service as? any ServiceInterface)?.setup() }
}
