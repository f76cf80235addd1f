import Foundation
import MartletKit
import MartletElements
import MartletTest
import Testing
import TodosEnvironment
import TodosFakeServices
import TodosLiveServices
import TodosServices

@testable import TodosDevelopmentApp
@testable import TodosFakeApp
@testable import TodosProductionApp

@MainActor
@Suite("Apps of the three environments")
struct ProductTests {
    @Test func `E10 Each environment has its own name and server`() throws {
        #expect(TodosProductionApp.settings.map(Facts.init).value == Facts(environment: .production, name: "Todos", api: nil))
        #expect(
            TodosDevelopmentApp.settings.map(Facts.init).value
                == Facts(environment: .development, name: "Todos Development", api: "http://127.0.0.1:8181/v1"))
        #expect(TodosFakeApp.settings.map(Facts.init).value == Facts(environment: .fake, name: "Todos Demo", api: nil))
    }

    @Test func `E10 Each environment has its own services`() async throws {
        let production = try ServiceBuilder(
            TodosProductionApp.services(of: "ann", in: TodosProductionApp.services(try TodosProductionApp.settings.get())))
        try await production.setup()
        #expect(production.api is MyApiService)
        #expect(production.storage is FileStorageService)
        let development = try ServiceBuilder(Services(parent: TodosDevelopmentApp.services(try TodosDevelopmentApp.settings.get())))
        #expect(development.api is MyApiService)
        let fake = try ServiceBuilder(TodosFakeApp.services(try TodosFakeApp.settings.get()))
        #expect(fake.api is FakeApiService)
        #expect(fake.storage is FakeStorageService)
    }

    @Test func `E10 The window has the environment's name`() {
        #expect(mount(TodosFakeApp.self).title == "Todos Demo")
        #expect(mount(TodosDevelopmentApp.self).title == "Todos Development")
        #expect(mount(TodosProductionApp.self).title == "Todos")
    }

    @Test func `E13 Sessions of one user share a list over HTTP, and those of another have another one`() async throws {
        let process = TodosProductionApp.services(try TodosProductionApp.settings.get())
        func open(_ user: String) -> TestHost {
            mount(stored: ["user": .string(user)]) { UserRoot(name: "Todos", process: .success(process)) }
        }
        let (user, other) = (UUID().uuidString, UUID().uuidString)
        let hosts = [open(user), open(user), open(other)]
        for host in hosts { await host.settle { host.exists("Oil the garden gate") } }
        hosts[0].type("Sweep the yard\n", into: "New todo")
        await hosts[0].settle { hosts[0].exists("Sweep the yard") }
        hosts[1].expectNone("Sweep the yard")
        hosts[1].refresh()
        await hosts[1].settle { hosts[1].exists("Sweep the yard") }
        hosts[2].tap("Finish Oil the garden gate")
        await hosts[2].settle { hosts[2].exists("Reopen Oil the garden gate") }
        hosts[2].refresh()
        await hosts[2].settle()
        hosts[2].expectNone("Sweep the yard")
        hosts[1].find("Finish Oil the garden gate")
    }

    @Test func `E13 A new user has an id from then on`() async throws {
        let process = TodosProductionApp.services(try TodosProductionApp.settings.get())
        let host = mount { UserRoot(name: "Todos", process: .success(process)) }
        await host.settle { host.exists("Oil the garden gate") }
        host.type("Sweep the yard\n", into: "New todo")
        await host.settle { host.exists("Sweep the yard") }
        let later = mount(stored: host.stored) { UserRoot(name: "Todos", process: .success(process)) }
        await later.settle { later.exists("Sweep the yard") }
    }
}

private struct Facts: Equatable {
    var environment: AppEnvironment
    var name: String
    var api: String?

    init(environment: AppEnvironment, name: String, api: String?) {
        self.environment = environment
        self.name = name
        self.api = api
    }

    init(_ settings: TodosSettings) {
        self.init(environment: settings.environment, name: settings.name, api: settings.api?.absoluteString)
    }
}

extension Result {
    fileprivate var value: Success? { try? get() }
}
