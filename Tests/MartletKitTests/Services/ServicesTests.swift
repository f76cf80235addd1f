import MartletKit
import Testing

@MainActor private final class Source {}

@MainActor private final class Orders {
    let source: Source
    init(source: Source) { self.source = source }
}

@MainActor private final class Checkout {
    @Service var orders: Orders
    init(services: Services) throws { _orders = try Service(services) }
}

private protocol Chat { var name: String { get } }
private struct LoudChat: Chat { let name = "loud" }
private struct QuietChat: Chat { let name = "quiet" }

@MainActor private final class Hen { init(_ egg: Egg) {} }
@MainActor private final class Egg { init(_ hen: Hen) {} }

@MainActor
@Suite struct ServicesTests {
    @Test func `E11: A service is created once, on the first request`() throws {
        var made = 0
        let services = Services(.fake) { services in
            services.register(Source.self) { _ in
                made += 1
                return Source()
            }
        }
        #expect(made == 0)
        let first = try services(Source.self)
        #expect(try services(Source.self) === first)
        #expect(made == 1)
    }

    @Test func `A service gets its dependencies from the same container`() throws {
        let services = Services(.fake) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        #expect(try services(Orders.self).source === services(Source.self))
    }

    @Test func `A service can be requested as a protocol`() throws {
        let services = Services(.fake) { $0.register((any Chat).self) { _ in LoudChat() } }
        #expect(try services((any Chat).self).name == "loud")
    }

    @Test func `E12: A model gets a service from the container passed to it`() throws {
        let services = Services(.fake) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        #expect(try Checkout(services: services).orders === services(Orders.self))
    }

    @Test func `The container's environment determines how a service is created`() throws {
        let build: (Services) -> Void = { services in
            services.register((any Chat).self) { services in
                switch services.environment {
                case .fake: QuietChat()
                default: LoudChat()
                }
            }
        }
        #expect(try Services(.fake, build)((any Chat).self).name == "quiet")
        #expect(try Services(.production, build)((any Chat).self).name == "loud")
    }

    // MARK: Scopes

    @Test func `A16b, E13: Each session has its own services with session scope`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self) { _ in Source() } }
        let (ann, ben) = (Services(parent: shared), Services(parent: shared))
        #expect(try ann(Source.self) !== ben(Source.self))
        #expect(try ann(Source.self) === ann(Source.self))
    }

    @Test func `A16b: All sessions share the services with process scope`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self, scope: .process) { _ in Source() } }
        #expect(try Services(parent: shared)(Source.self) === Services(parent: shared)(Source.self))
    }

    @Test func `A container inside a session shares the session's services`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self) { _ in Source() } }
        let session = Services(parent: shared)
        let inner = Services(parent: session)
        #expect(try inner(Source.self) === session(Source.self))
    }

    @Test func `A14: A container's deallocation releases the session's services`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self) { _ in Source() } }
        weak var source: Source?
        do {
            let session = Services(parent: shared)
            source = try session(Source.self)
            #expect(source != nil)
        }
        #expect(source == nil)
    }

    @Test func `A process service cannot use a session service`() {
        let shared = Services(.production, scope: .process) { services in
            services.register(Orders.self, scope: .process) { Orders(source: try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        let error = #expect(throws: ServiceError.self) { try Services(parent: shared)(Orders.self) }
        #expect(error?.reason == .noSession)
        #expect(
            error?.description == """
                Orders, which has process scope, needs the service Source, which has session scope.
                A service that all users share must not hold a service that belongs to one user.
                Register Source with scope: .process, or remove that scope from Orders.
                """)
    }

    @Test func `A single container in a test detects that, too`() {
        let services = Services(.fake) { services in
            services.register(Orders.self, scope: .process) { Orders(source: try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        #expect(throws: ServiceError.self) { try services(Orders.self) }
    }

    @Test func `The container of the process does not provide session services`() {
        let shared = Services(.production, scope: .process) { $0.register(Source.self) { _ in Source() } }
        let error = #expect(throws: ServiceError.self) { try shared(Source.self, file: "Shop/Shop.swift", line: 12) }
        #expect(
            error?.description == """
                The code at Shop/Shop.swift:12 requests the service Source, which has session scope, from the container of the process.
                Request it from a session's container, Services(parent: shared), or register it with scope: .process.
                """)
    }

    @Test func `A session's container cannot register a process service`() {
        let shared = Services(.production, scope: .process)
        let session = Services(parent: shared) { $0.register(Source.self, scope: .process) { _ in Source() } }
        let error = #expect(throws: ServiceError.self) { try session(Source.self) }
        #expect(error?.reason == .processScopeInSession)
    }

    // MARK: Errors

    @Test func `A17: The error for a missing service names the requester, the registered services and the fix`() {
        let services = Services(.fake) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
            services.register((any Chat).self) { _ in LoudChat() }
        }
        let error = #expect(throws: ServiceError.self) { try services(Orders.self) }
        #expect(
            error?.description == """
                Orders needs the service Source, which is not registered.
                Registered here: Orders, Chat.
                Register it where you create the container: services.register(Source.self) { services in … }
                """)
    }

    @Test func `The error for a missing service names the file and line of the request`() {
        let error = #expect(throws: ServiceError.self) { try Services(.fake)(Source.self, file: "Shop/Shop.swift", line: 12) }
        #expect(error?.problem == "The code at Shop/Shop.swift:12 needs the service Source, which is not registered.")
    }

    @Test func `A dependency cycle is an error that names its services`() {
        let services = Services(.fake) { services in
            services.register(Hen.self) { Hen(try $0()) }
            services.register(Egg.self) { Egg(try $0()) }
        }
        let error = #expect(throws: ServiceError.self) { try services(Hen.self) }
        #expect(error?.problem == "Services depend on each other in a cycle: Hen → Egg → Hen.")
    }

    @Test func `A container keeps working after a dependency cycle`() throws {
        let services = Services(.fake) { services in
            services.register(Hen.self) { Hen(try $0()) }
            services.register(Egg.self) { Egg(try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        #expect(throws: ServiceError.self) { try services(Hen.self) }
        _ = try services(Source.self)
    }

    @Test func `A failed creation is an error with its cause, and is tried again`() throws {
        struct Closed: Error {}
        var isOpen = false
        let services = Services(.fake) { services in
            services.register(Source.self) { _ in
                guard isOpen else { throw Closed() }
                return Source()
            }
        }
        let error = #expect(throws: ServiceError.self) { try services(Source.self) }
        #expect(error?.problem == "The service Source could not be created: Closed()")
        isOpen = true
        _ = try services(Source.self)
    }

    @Test func `A type registered twice makes every request fail`() {
        let services = Services(.fake) { services in
            services.register(Source.self) { _ in Source() }
            services.register(Source.self) { _ in Source() }
            services.register((any Chat).self) { _ in LoudChat() }
        }
        let error = #expect(throws: ServiceError.self) { try services((any Chat).self) }
        #expect(error?.problem == "Source is registered twice in one container.")
    }

    @Test func `check creates each service, and finds a missing one before a user does`() {
        let shared = Services(.production, scope: .process) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
        }
        let error = #expect(throws: ServiceError.self) { try Services(parent: shared).check() }
        #expect(error?.reason == .missing)
        #expect(error?.service == "Source")
    }

    @Test func `check reports all problems at once, each once`() {
        struct Closed: Error {}
        struct Office { let chat: any Chat }
        let services = Services(.fake) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
            services.register((any Chat).self) { _ in throw Closed() }
            services.register(Office.self) { Office(chat: try $0()) }
        }
        let error = #expect(throws: ServiceError.self) { try services.check() }
        #expect(error?.reason == .several)
        #expect(
            error?.description.split(separator: "\n").filter { !$0.hasPrefix("Regist") } == [
                "2 services have problems.", "Orders needs the service Source, which is not registered.",
                "The service Chat could not be created: Closed()",
            ])
    }

    @Test func `check reports required services that are not registered`() throws {
        let services = Services(.fake) { $0.register(Source.self) { _ in Source() } }
        try services.check(requiring: Source.self)
        let error = #expect(throws: ServiceError.self) { try services.check(requiring: Source.self, Orders.self, (any Chat).self) }
        #expect(error?.service == "Orders, Chat")
        #expect(error?.details.first?.hasPrefix("The app needs the service Orders, which is not registered.") == true)
    }

    @Test func `check of the process's container skips session services`() throws {
        let shared = Services(.production, scope: .process) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
        }
        try shared.check()
    }
}
