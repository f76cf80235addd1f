import Observation

/// The services of one environment: how each is made, and those made so far.
///
///     let shared = Services(.production, scope: .process) { services in
///         services.register(HTTPClient.self, scope: .process) { _ in HTTPClient(baseURL: api) }
///         services.register(OrderService.self) { services in try OrderService(http: services()) }
///     }
///     …
///     let services = Services(parent: shared)     // one for each session
///     let orders = try services(OrderService.self)
///
/// A service is made when it is first asked for, and once. How far it is shared is said at its registration: a service of a *session* is made
/// for each container that stands for a session, one of the *process* once in the container that is the parent of them all. That container
/// is made once by the app's composition root and handed down; there is no hidden one.
///
/// A mistake in the wiring (a type registered twice, an override of nothing) is told by each later request.
@MainActor
public final class Services: Observable {
    /// How far something is shared.
    public enum Scope: Hashable, Sendable {
        /// By one user's run of the app.
        case session
        /// By all sessions of the process.
        case process
    }

    public let environment: AppEnvironment
    /// What this container stands for.
    public let scope: Scope
    let parent: Services?

    private(set) var entries: [any AnyServiceEntry] = []
    private var entriesByType: [ObjectIdentifier: any AnyServiceEntry] = [:]
    private var made: [ObjectIdentifier: AnyObject] = [:]
    private var mistake: ServiceError?
    private let inTheMaking: ServicesInTheMaking
    let startup = Startup()

    /// A container that stands by itself: for the process, to be the parent of sessions; or for the one session there is, as in a test.
    public convenience init(_ environment: AppEnvironment, scope: Scope = .session, _ build: (Services) -> Void = { _ in }) {
        self.init(environment, scope: scope, parent: nil)
        build(self)
    }

    /// A session's container below another. It finds what is registered there, and makes its own of what belongs to a session.
    public convenience init(parent: Services, _ build: (Services) -> Void = { _ in }) {
        self.init(parent.environment, scope: .session, parent: parent)
        build(self)
    }

    private init(_ environment: AppEnvironment, scope: Scope, parent: Services?) {
        self.environment = environment
        self.scope = scope
        self.parent = parent
        inTheMaking = parent?.inTheMaking ?? ServicesInTheMaking()
    }

    // MARK: Wiring

    /// Says how a service is made.
    ///
    /// - Parameters:
    ///   - type: What it is asked for as: a type, or a protocol: `(any OrderService).self`.
    ///   - scope: How far it is shared.
    ///   - make: Makes it; it is given the container to ask for what the service needs.
    public func register<Service>(
        _ type: Service.Type, scope: Scope = .session, _ make: @escaping @MainActor (Services) throws -> Service
    ) {
        let entry = ServiceEntry(scope: scope, make: make)
        if entriesByType[entry.key] != nil { note(.registeredTwice(entry.name)) }
        if scope == .process, self.scope == .session, ancestors.contains(where: { $0.scope == .process }) {
            note(.registeredTooLow(entry.name))
        }
        entries.append(entry)
        entriesByType[entry.key] = entry
    }

    /// Says that a service which is registered here or above is made in another way. Its scope stays.
    ///
    /// Only those made from now on, by this container, hear of it; so override before anything is asked for, as ``overriding(_:)`` does.
    public func override<Service>(_ type: Service.Type, _ make: @escaping @MainActor (Services) throws -> Service) {
        guard let old = find(ObjectIdentifier(type))?.entry else {
            note(.nothingToOverride(serviceName(type), present: registeredNames))
            return
        }
        // What a session overrides is the session's own affair.
        let entry = ServiceEntry(scope: parent == nil ? old.scope : .session, make: make)
        made[entry.key] = nil
        entriesByType[entry.key] = entry
        if let index = entries.firstIndex(where: { $0.key == entry.key }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    /// A container with the same registrations and the same parent, in which nothing has been made yet, and some are made in another way.
    ///
    ///     mount(services: services.overriding { $0.override(Orders.self) { _ in Orders(items: [.soup]) } }) { OrderView() }
    public func overriding(_ change: (Services) -> Void) -> Services {
        let copy = Services(environment, scope: scope, parent: parent)
        copy.entries = entries
        copy.entriesByType = entriesByType
        copy.mistake = mistake
        change(copy)
        return copy
    }

    /// The services that can be asked for here, in the order of their registration, those of the parent first.
    public var registeredNames: [String] {
        var names = parent?.registeredNames ?? []
        for entry in entries where !names.contains(entry.name) { names.append(entry.name) }
        return names
    }

    // MARK: Asking

    /// A service, made now if it is asked for the first time.
    ///
    ///     let orders = try services(OrderService.self)
    ///     let model = try CheckoutModel(orders: services())
    public func callAsFunction<Service>(
        _ type: Service.Type = Service.self, file: StaticString = #fileID, line: UInt = #line
    ) throws(ServiceError) -> Service {
        try resolve(type, askedBy: "The code at \(file):\(line)")
    }

    /// Makes each service that can be made here, to see that all are wired as they should be.
    public func check() throws(ServiceError) {
        if let mistake { throw mistake }
        try parent?.check()
        for entry in ownEntries { _ = try entry.service(in: self, askedBy: "A check of the container") }
    }

    func resolve<Service>(_ type: Service.Type, askedBy asker: String) throws(ServiceError) -> Service {
        let maker = inTheMaking.current
        let asker = maker?.name ?? asker
        if let mistake = lineage.lazy.compactMap(\.mistake).first { throw mistake }
        guard let (found, owner) = find(ObjectIdentifier(type)), let entry = found as? ServiceEntry<Service> else {
            throw .missing(serviceName(type), asker: asker, present: registeredNames)
        }
        if entry.scope == .session, maker?.scope == .process { throw .noSession(entry.name, forShared: asker) }
        guard let keeper = keeper(of: entry, registeredIn: owner) else { throw .noSession(entry.name, asker: asker) }
        if let made = keeper.made[entry.key] as? MadeService<Service> { return made.service }
        let service = try inTheMaking.make(entry, in: keeper)
        keeper.made[entry.key] = MadeService(service)
        return service
    }

    /// The container that makes a service and keeps it: the one it is registered in, or, for a service of a session that is registered above all
    /// sessions, the topmost container of this session. `nil` if this is no session's.
    private func keeper(of entry: any AnyServiceEntry, registeredIn owner: Services) -> Services? {
        if owner.scope == .session || entry.scope == .process { return owner }
        return lineage.last { $0.scope == .session }
    }

    /// What this container makes itself, in the order of registration, those registered above first.
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

    /// The first mistake counts; later ones may follow from it.
    private func note(_ error: ServiceError) { mistake = mistake ?? error }

    /// This container and those above it, the nearest first.
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
