/// What a container knows of a service, whatever its type.
@MainActor
protocol AnyServiceEntry: AnyObject {
    var name: String { get }
    var key: ObjectIdentifier { get }
    var scope: Services.Scope { get }

    /// Makes it, if that has not been done yet, and gives it out as whatever it is.
    func service(in services: Services, askedBy asker: String) throws(ServiceError) -> Any
}

/// What a container knows of a service: how it is made, and how far it is shared.
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

    func service(in services: Services, askedBy asker: String) throws(ServiceError) -> Any {
        try services.resolve(Service.self, askedBy: asker)
    }
}

/// A service that was made. The box keeps its static type, which may be a protocol.
final class MadeService<Service> {
    let service: Service

    init(_ service: Service) { self.service = service }
}

/// The services that are being made just now, the one asked for first at the front. A container shares it with those below.
@MainActor
final class ServicesInTheMaking {
    private var entries: [any AnyServiceEntry] = []

    var current: (any AnyServiceEntry)? { entries.last }

    /// Makes something, in the name of which others may be asked for.
    func make<Service>(_ entry: ServiceEntry<Service>, in services: Services) throws(ServiceError) -> Service {
        if let start = entries.firstIndex(where: { $0.key == entry.key }) {
            throw .circle(entries[start...].map(\.name) + [entry.name])
        }
        entries.append(entry)
        defer { entries.removeLast() }
        do {
            return try entry.make(services)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw .notMade(entry.name, because: error)
        }
    }
}

/// A type as it is written in the source, without its module.
func serviceName(_ type: Any.Type) -> String { String(describing: type) }
