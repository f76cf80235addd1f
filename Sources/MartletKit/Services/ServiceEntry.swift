/// A registered service, with its type erased.
@MainActor
protocol AnyServiceEntry: AnyObject {
    var name: String { get }
    var key: ObjectIdentifier { get }
    var scope: Services.Scope { get }

    /// Returns the service, and creates it if it does not exist yet.
    func service(in services: Services, requestedBy requester: String) throws(ServiceError) -> Any
}

/// A registered service: its factory and its scope.
@MainActor
final class ServiceEntry<Service>: AnyServiceEntry {
    let scope: Services.Scope
    let make: @MainActor (Services) throws -> Service

    init(scope: Services.Scope, make: @escaping @MainActor (Services) throws -> Service) {
        self.scope = scope
        self.make = make
    }

    var name: String { serviceName(Service.self) }
    var key: ObjectIdentifier { ObjectIdentifier(Service.self) }

    func service(in services: Services, requestedBy requester: String) throws(ServiceError) -> Any {
        try services.resolve(Service.self, requestedBy: requester)
    }
}

/// A created service. The box keeps the static type, which may be a protocol.
final class CreatedService<Service> {
    let service: Service

    init(_ service: Service) { self.service = service }
}

/// The services that are being created now, the first requested first. A container shares this list with the containers below it.
@MainActor
final class ServicesInCreation {
    private var entries: [any AnyServiceEntry] = []

    var current: (any AnyServiceEntry)? { entries.last }

    /// Creates a service. Until it is created, the requests of its factory count as requests of this service.
    func make<Service>(_ entry: ServiceEntry<Service>, in services: Services) throws(ServiceError) -> Service {
        if let start = entries.firstIndex(where: { $0.key == entry.key }) {
            throw .cycle(entries[start...].map(\.name) + [entry.name])
        }
        entries.append(entry)
        defer { entries.removeLast() }
        do {
            return try entry.make(services)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw .creationFailed(entry.name, because: error)
        }
    }
}

/// The name of a type as written in source, without its module.
func serviceName(_ type: Any.Type) -> String { String(describing: type) }
