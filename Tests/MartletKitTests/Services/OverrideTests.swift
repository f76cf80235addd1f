import MartletKit
import Testing

@MainActor private final class Source {
    let name: String
    init(_ name: String) { self.name = name }
}

@MainActor private final class Orders {
    let source: Source
    init(source: Source) { self.source = source }
}

@MainActor
@Suite struct OverrideTests {
    private let services = Services(.production) { services in
        services.register(Source.self) { _ in Source("web") }
        services.register(Orders.self) { Orders(source: try $0()) }
    }

    @Test func `E14: A service that depends on an overridden one gets the override`() throws {
        let fake = services.overriding { $0.override(Source.self) { _ in Source("fake") } }
        #expect(try fake(Orders.self).source.name == "fake")
    }

    @Test func `overriding creates a separate container`() throws {
        let fake = services.overriding { $0.override(Source.self) { _ in Source("fake") } }
        #expect(try fake(Orders.self) !== services(Orders.self))
        #expect(try services(Orders.self).source.name == "web")
    }

    @Test func `overriding does not copy created services`() throws {
        let orders = try services(Orders.self)
        let fake = services.overriding { $0.override(Source.self) { _ in Source("fake") } }
        #expect(try fake(Orders.self) !== orders)
    }

    @Test func `A session can override a service registered above it`() throws {
        let shared = Services(.production, scope: .process) { $0.register(Source.self, scope: .process) { _ in Source("web") } }
        let session = Services(parent: shared) { $0.override(Source.self) { _ in Source("fake") } }
        #expect(try session(Source.self).name == "fake")
        #expect(try Services(parent: shared)(Source.self).name == "web")
    }

    @Test func `Overriding an unregistered service is an error`() {
        let fake = services.overriding { $0.override(Int.self) { _ in 1 } }
        let error = #expect(throws: ServiceError.self) { try fake(Source.self) }
        #expect(
            error?.description == """
                Int is overridden but not registered.
                Registered here: Source, Orders.
                Override the type that it is registered as, or register it.
                """)
    }
}
