import MartletKit
import TodosServices

extension Services {
    /// Registers a service of the layer, so that it is set up when the container's services are started.
    ///
    ///     services.registerService((any StorageServiceInterface).self) { _ in FakeStorageService() }
    ///
    /// The layer knows no container, so its `setup()` is no `start()`: something that is started stands in for each.
    public func registerService<Service>(
        _ type: Service.Type, scope: Scope = .session, _ make: @escaping @MainActor (Services) throws -> Service
    ) {
        register(type, scope: scope, make)
        register(Setup<Service>.self, scope: scope) { Setup(service: try $0(type)) }
    }
}

/// Sets a service up.
private struct Setup<Service>: Startable {
    let service: Service

    func start() async throws { try await (service as? any ServiceInterface)?.setup() }
}
