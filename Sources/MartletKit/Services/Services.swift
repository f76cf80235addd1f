import Observation

/// A container of services: the factory of each service, and the services created so far.
///
///     let shared = Services(.production, scope: .process) { services in
///         services.register(HTTPClient.self, scope: .process) { _ in HTTPClient(baseURL: api) }
///         services.register(OrderService.self) { services in try OrderService(http: services()) }
///     }
///     …
///     let services = Services(parent: shared)     // one for each session
///     let orders = try services(OrderService.self)
///
/// A service is created once, when it is first requested. Its scope determines who shares it: a service with *session* scope is created
/// once for each session's container, a service with *process* scope once in the container that is the parent of all sessions. The app's
/// composition root creates that container and passes it down; there is no global container.
///
/// A configuration error (a type registered twice, an override of an unregistered type) is thrown by every later request.
@MainActor
public final class Services: Observable {
    /// How widely a service is shared.
    public enum Scope: Hashable, Sendable {
        /// One session uses the service.
        case session
        /// All sessions of the process share the service.
        case process
    }

    public let environment: AppEnvironment
    /// The scope that this container represents.
    public let scope: Scope
    let parent: Services?

    private(set) var entries: [any AnyServiceEntry] = []
    private var entriesByType: [ObjectIdentifier: any AnyServiceEntry] = [:]
    private var made: [ObjectIdentifier: AnyObject] = [:]
    private var configurationError: ServiceError?
    private var wasChecked = false
    private let inCreation: ServicesInCreation
    let startup = Startup()

    /// Creates a container without a parent: for the process, as the parent of sessions; or for a single session, as in a test.
    public convenience init(_ environment: AppEnvironment, scope: Scope = .session, _ build: (Services) -> Void = { _ in }) {
        self.init(environment, scope: scope, parent: nil)
        build(self)
    }

    /// Creates a session's container. It finds the services registered in `parent`, and creates its own instances of those with session
    /// scope.
    public convenience init(parent: Services, _ build: (Services) -> Void = { _ in }) {
        self.init(parent.environment, scope: .session, parent: parent)
        build(self)
    }

    private init(_ environment: AppEnvironment, scope: Scope, parent: Services?) {
        self.environment = environment
        self.scope = scope
        self.parent = parent
        inCreation = parent?.inCreation ?? ServicesInCreation()
    }

    // MARK: Registering

    /// Registers a service.
    ///
    /// - Parameters:
    ///   - type: The type to request it as. Write a protocol as `(any OrderService).self`.
    ///   - scope: How widely the service is shared.
    ///   - make: Creates the service. It receives the container, from which it requests the services it depends on.
    public func register<Service>(
        _ type: Service.Type, scope: Scope = .session, _ make: @escaping @MainActor (Services) throws -> Service
    ) {
        let entry = ServiceEntry(scope: scope, make: make)
        if entriesByType[entry.key] != nil { note(.registeredTwice(entry.name)) }
        if scope == .process, self.scope == .session, ancestors.contains(where: { $0.scope == .process }) {
            note(.processScopeInSession(entry.name))
        }
        entries.append(entry)
        entriesByType[entry.key] = entry
    }

    /// Replaces the factory of a service that is registered here or in a parent. Its scope stays the same.
    ///
    /// Services that already exist keep the old instance, so override before any request, as ``overriding(_:)`` does.
    public func override<Service>(_ type: Service.Type, _ make: @escaping @MainActor (Services) throws -> Service) {
        guard let old = find(ObjectIdentifier(type))?.entry else {
            note(.nothingToOverride(serviceName(type), present: registeredNames))
            return
        }
        // An override in a session's container affects only that session.
        let entry = ServiceEntry(scope: parent == nil ? old.scope : .session, make: make)
        made[entry.key] = nil
        entriesByType[entry.key] = entry
        if let index = entries.firstIndex(where: { $0.key == entry.key }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    /// Returns a container with the same registrations and parent, no created services, and the overrides that `change` makes.
    ///
    ///     mount(services: services.overriding { $0.override(Orders.self) { _ in Orders(items: [.soup]) } }) { OrderView() }
    public func overriding(_ change: (Services) -> Void) -> Services {
        let copy = Services(environment, scope: scope, parent: parent)
        copy.entries = entries
        copy.entriesByType = entriesByType
        copy.configurationError = configurationError
        change(copy)
        return copy
    }

    /// The names of the services available here, in the order of registration, the parent's first.
    public var registeredNames: [String] {
        var names = parent?.registeredNames ?? []
        for entry in entries where !names.contains(entry.name) { names.append(entry.name) }
        return names
    }

    // MARK: Requesting

    /// Returns a service, and creates it on the first request.
    ///
    ///     let orders = try services(OrderService.self)
    ///     let model = try CheckoutModel(orders: services())
    public func callAsFunction<Service>(
        _ type: Service.Type = Service.self, file: StaticString = #fileID, line: UInt = #line
    ) throws(ServiceError) -> Service {
        try resolve(type, requestedBy: "The code at \(file):\(line)")
    }

    /// Creates every service available here, to verify the configuration.
    ///
    /// - Throws: The only problem, or one that describes all of them.
    public func check() throws(ServiceError) { try report([]) }

    /// Creates every service available here, and verifies that some are.
    ///
    ///     try services.check(requiring: OrderService.self, (any MenuSource).self)
    ///
    /// - Throws: The only problem, or one that describes all of them.
    public func check<each Required>(requiring required: repeat (each Required).Type) throws(ServiceError) {
        var missing: [ServiceError] = []
        func require<Service>(_ type: Service.Type) {
            if find(ObjectIdentifier(type)) != nil { return }
            missing.append(.missing(serviceName(type), requester: "The app", present: registeredNames))
        }
        repeat require(each required)
        try report(missing)
    }

    private func report(_ missing: [ServiceError]) throws(ServiceError) {
        // Configuration errors make every request fail, so they hide all others.
        let configurationErrors = lineage.reversed().compactMap(\.configurationError)
        let problems = configurationErrors.isEmpty ? missing + lineage.reversed().flatMap(\.problems) : configurationErrors
        if let error = ServiceError.several(problems) { throw error }
    }

    /// Checks the services when a view first gets them, in a debug build. If there are problems, every request throws an error that describes all
    /// of them, so that they are seen at the start of the app and not on the screen that needs one.
    ///
    /// The services of a session are created for the check alone, by a copy of the container. Those of the process stay.
    func checkAtStart() {
        #if DEBUG
        if wasChecked || inCreation.current != nil { return }
        wasChecked = true
        do throws(ServiceError) {
            try (scope == .process ? self : overriding { _ in }).check()
        } catch {
            note(error)
        }
        #endif
    }

    /// The problems of the services that this container creates itself, each once.
    private var problems: [ServiceError] {
        ownEntries.reduce(into: []) { problems, entry in
            do throws(ServiceError) {
                _ = try entry.service(in: self, requestedBy: "Services.check()")
            } catch {
                if !problems.contains(error) { problems.append(error) }
            }
        }
    }

    func resolve<Service>(_ type: Service.Type, requestedBy requester: String) throws(ServiceError) -> Service {
        let maker = inCreation.current
        let requester = maker?.name ?? requester
        if let configurationError = lineage.lazy.compactMap(\.configurationError).first { throw configurationError }
        guard let (found, owner) = find(ObjectIdentifier(type)), let entry = found as? ServiceEntry<Service> else {
            throw .missing(serviceName(type), requester: requester, present: registeredNames)
        }
        if entry.scope == .session, maker?.scope == .process { throw .noSession(entry.name, forShared: requester) }
        guard let keeper = keeper(of: entry, registeredIn: owner) else { throw .noSession(entry.name, requester: requester) }
        if let made = keeper.made[entry.key] as? CreatedService<Service> { return made.service }
        let service = try inCreation.make(entry, in: keeper)
        keeper.made[entry.key] = CreatedService(service)
        return service
    }

    /// Returns the container that creates and holds a service: the one it is registered in, or, for a service with session scope that is
    /// registered above all sessions, the topmost container of this session. Returns `nil` if there is no session.
    private func keeper(of entry: any AnyServiceEntry, registeredIn owner: Services) -> Services? {
        if owner.scope == .session || entry.scope == .process { return owner }
        return lineage.last { $0.scope == .session }
    }

    /// The services that this container creates itself, in the order of registration, those registered in parents first.
    var ownEntries: [any AnyServiceEntry] {
        let isTopmost = parent?.scope != .session
        let fromAbove = scope == .session && isTopmost ? ancestors.reversed().flatMap(\.entries).filter { $0.scope == .session } : []
        let hidden = Set(entries.map(\.key))
        return fromAbove.filter { !hidden.contains($0.key) } + entries.filter { scope == .session || $0.scope == .process }
    }

    private func find(_ key: ObjectIdentifier) -> (entry: any AnyServiceEntry, owner: Services)? {
        for container in lineage {
            if let entry = container.entriesByType[key] { return (entry, container) }
        }
        return nil
    }

    /// Keeps the first error; later ones may be consequences of it.
    private func note(_ error: ServiceError) { configurationError = configurationError ?? error }

    /// This container and its ancestors, the nearest first.
    private var lineage: [Services] { [self] + ancestors }

    private var ancestors: [Services] {
        var found: [Services] = []
        var next = parent
        while let container = next {
            found.append(container)
            next = container.parent
        }
        return found
    }
}
