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
    @Test func `E11: A service is made when it is first asked for, and once`() throws {
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

    @Test func `A service is given what it needs by the same container`() throws {
        let services = Services(.fake) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        #expect(try services(Orders.self).source === services(Source.self))
    }

    @Test func `A service is asked for by its protocol`() throws {
        let services = Services(.fake) { $0.register((any Chat).self) { _ in LoudChat() } }
        #expect(try services((any Chat).self).name == "loud")
    }

    @Test func `E12: A model gets a service from the container it is given`() throws {
        let services = Services(.fake) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        #expect(try Checkout(services: services).orders === services(Orders.self))
    }

    @Test func `The environment of the container decides how a service is made`() throws {
        let build: (Services) -> Void = { services in
            services.register((any Chat).self) { services in
                switch services.environment {
                case .fake: QuietChat()
                case .development, .production: LoudChat()
                }
            }
        }
        #expect(try Services(.fake, build)((any Chat).self).name == "quiet")
        #expect(try Services(.production, build)((any Chat).self).name == "loud")
    }

    // MARK: Scopes

    @Test func `A16b, E13: Each session has its own of what belongs to a session`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self) { _ in Source() } }
        let (ann, ben) = (Services(parent: shared), Services(parent: shared))
        #expect(try ann(Source.self) !== ben(Source.self))
        #expect(try ann(Source.self) === ann(Source.self))
    }

    @Test func `A16b: All sessions share what belongs to the process`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self, scope: .process) { _ in Source() } }
        #expect(try Services(parent: shared)(Source.self) === Services(parent: shared)(Source.self))
    }

    @Test func `A container within a session shares the services of the session`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self) { _ in Source() } }
        let session = Services(parent: shared)
        let inner = Services(parent: session)
        #expect(try inner(Source.self) === session(Source.self))
    }

    @Test func `A14: What belongs to a session goes with its container`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self) { _ in Source() } }
        weak var source: Source?
        do {
            let session = Services(parent: shared)
            source = try session(Source.self)
            #expect(source != nil)
        }
        #expect(source == nil)
    }

    @Test func `A shared service cannot get hold of one that belongs to a session`() {
        let shared = Services(.production, scope: .process) { services in
            services.register(Orders.self, scope: .process) { Orders(source: try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        let error = #expect(throws: ServiceError.self) { try Services(parent: shared)(Orders.self) }
        #expect(error?.reason == .noSession)
        #expect(
            error?.description == """
                Orders, which is shared by the process, needs a service Source, which belongs to a session.
                What is shared by all users must not keep what belongs to one of them.
                Register Source with scope: .process, or Orders without.
                """)
    }

    @Test func `That is found in a test with one container as well`() {
        let services = Services(.fake) { services in
            services.register(Orders.self, scope: .process) { Orders(source: try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        #expect(throws: ServiceError.self) { try services(Orders.self) }
    }

    @Test func `The container of the process gives out nothing that belongs to a session`() {
        let shared = Services(.production, scope: .process) { $0.register(Source.self) { _ in Source() } }
        let error = #expect(throws: ServiceError.self) { try shared(Source.self, file: "Shop/Shop.swift", line: 12) }
        #expect(
            error?.description == """
                The code at Shop/Shop.swift:12 asks the container of the process for the service Source, which belongs to a session.
                Ask the container of a session: Services(parent: shared). Or register it with scope: .process.
                """)
    }

    @Test func `A session cannot register what belongs to the process`() {
        let shared = Services(.production, scope: .process)
        let session = Services(parent: shared) { $0.register(Source.self, scope: .process) { _ in Source() } }
        let error = #expect(throws: ServiceError.self) { try session(Source.self) }
        #expect(error?.reason == .registeredTooLow)
    }

    // MARK: Mistakes

    @Test func `A17: A missing service is named, with who asked, what is there, and what would mend it`() {
        let services = Services(.fake) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
            services.register((any Chat).self) { _ in LoudChat() }
        }
        let error = #expect(throws: ServiceError.self) { try services(Orders.self) }
        #expect(
            error?.description == """
                Orders needs a service Source, and none is registered.
                Registered here: Orders, Chat.
                Register it where the container is made: services.register(Source.self) { services in … }
                """)
    }

    @Test func `Code that asks for a missing service is named by file and line`() {
        let error = #expect(throws: ServiceError.self) { try Services(.fake)(Source.self, file: "Shop/Shop.swift", line: 12) }
        #expect(error?.problem == "The code at Shop/Shop.swift:12 needs a service Source, and none is registered.")
    }

    @Test func `Services that need each other are told as a circle`() {
        let services = Services(.fake) { services in
            services.register(Hen.self) { Hen(try $0()) }
            services.register(Egg.self) { Egg(try $0()) }
        }
        let error = #expect(throws: ServiceError.self) { try services(Hen.self) }
        #expect(error?.problem == "Services need each other in a circle: Hen → Egg → Hen.")
    }

    @Test func `A container gives services out again after a circle`() throws {
        let services = Services(.fake) { services in
            services.register(Hen.self) { Hen(try $0()) }
            services.register(Egg.self) { Egg(try $0()) }
            services.register(Source.self) { _ in Source() }
        }
        #expect(throws: ServiceError.self) { try services(Hen.self) }
        _ = try services(Source.self)
    }

    @Test func `A service that cannot be made says why, and is tried again`() throws {
        struct Closed: Error {}
        var isOpen = false
        let services = Services(.fake) { services in
            services.register(Source.self) { _ in
                guard isOpen else { throw Closed() }
                return Source()
            }
        }
        let error = #expect(throws: ServiceError.self) { try services(Source.self) }
        #expect(error?.problem == "The service Source could not be made: Closed()")
        isOpen = true
        _ = try services(Source.self)
    }

    @Test func `A type that is registered twice is a mistake of the whole container`() {
        let services = Services(.fake) { services in
            services.register(Source.self) { _ in Source() }
            services.register(Source.self) { _ in Source() }
            services.register((any Chat).self) { _ in LoudChat() }
        }
        let error = #expect(throws: ServiceError.self) { try services((any Chat).self) }
        #expect(error?.problem == "Source is registered twice in one container.")
    }

    @Test func `A check makes each service, and finds what is missing before a user does`() {
        let shared = Services(.production, scope: .process) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
        }
        let error = #expect(throws: ServiceError.self) { try Services(parent: shared).check() }
        #expect(error?.reason == .missing)
        #expect(error?.service == "Source")
    }

    @Test func `A check of the process leaves out what belongs to sessions`() throws {
        let shared = Services(.production, scope: .process) { services in
            services.register(Orders.self) { Orders(source: try $0()) }
        }
        try shared.check()
    }
}
