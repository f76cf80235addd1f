import Foundation
import MartletKit
import MartletTest
import SwiftUI
import Testing
import TodosEnvironment
import TodosFakeServices
import TodosServices

@testable import TodosFakeApp
@testable import TodosModules

@MainActor
@Suite("Environments and their services")
struct EnvironmentTests {
    @Test func `E10 An environment's settings are in a property list`() throws {
        let list = TodosSettings.plist(environment: "development", name: "Todos Development", api: "http://127.0.0.1:8181/v1")
        let settings = try TodosSettings(propertyList: Data(list.utf8), variables: [:])
        #expect(settings.environment == .development)
        #expect(settings.name == "Todos Development")
        #expect(settings.api?.absoluteString == "http://127.0.0.1:8181/v1")
    }

    @Test func `E10 A variable sets another server`() throws {
        let list = Data(TodosSettings.plist(environment: "production").utf8)
        let settings = try TodosSettings(propertyList: list, variables: ["TODOS_API": "https://todos.example/v1"])
        #expect(settings.api?.absoluteString == "https://todos.example/v1")
        #expect(try TodosSettings(propertyList: list, variables: [:]).api == nil)
    }

    @Test func `E10 An unknown environment is an error`() {
        let list = Data(TodosSettings.plist(environment: "Staging").utf8)
        #expect { try TodosSettings(propertyList: list, variables: [:]) } throws: {
            "\($0)" == "Unknown environment “Staging”. Use one of: production, development, fake."
        }
    }

    @Test func `E10 An invalid URL is an error`() {
        let list = Data(TodosSettings.plist(environment: "production", api: "todos.example").utf8)
        #expect(throws: TodosSettings.Problem.self) { try TodosSettings(propertyList: list, variables: [:]) }
    }

    @Test func `E10 Invalid settings are shown as an error`() {
        let problem = TodosSettings.Problem("“x” is not the URL of a server.")
        let host = mount { TodosRoot(name: "Todos", builder: .failure(problem)) }
        host.find("Setup failed")
        host.find("“x” is not the URL of a server.")
    }

    @Test func `E11 Each service is created once, on the first request`() throws {
        var made: [String] = []
        let builder = try ServiceBuilder(
            Services(.fake) { services in
                services.registerService((any LocationServiceInterface).self) { _ in
                    made.append("location")
                    return FakeLocationService()
                }
                services.registerService((any StorageServiceInterface).self) { _ in
                    made.append("storage")
                    return FakeStorageService()
                }
                services.registerService((any ApiServiceInterface).self) { _ in
                    made.append("api")
                    return MockApi()
                }
            })
        // The check has created one of each, for itself alone.
        #expect(made == ["location", "storage", "api"])
        made = []
        let first = builder.api as? MockApi
        let second = builder.api as? MockApi
        #expect(made == ["api"])
        #expect(first != nil && first === second)
    }

    @Test func `E11 All services that are missing or fail are named in one error, when the app starts`() {
        struct Broken: Error {}
        let services = Services(.fake) { services in
            services.registerService((any ApiServiceInterface).self) { _ in throw Broken() }
        }
        let host = mount { TodosRoot(name: "Todos", builder: Result { try ServiceBuilder(services) }) }
        host.find("Setup failed")
        for text in ["LocationServiceInterface", "StorageServiceInterface", "Broken()"] { host.find(.containing(text)) }
    }

    @Test func `E11 A module makes its parts once, however often the view above it is evaluated`() {
        struct Above: View {
            @State private var count = 0
            let make: @MainActor () -> String

            var body: some View {
                Button("Again \(count)") { count += 1 }
                Keeping(make()) { Text($0) }
            }
        }
        var made = 0
        let host = mount {
            Above {
                made += 1
                return "Made \(made)"
            }
        }
        for number in 0..<3 { host.tap("Again \(number)") }
        host.find("Made 1")
        #expect(made == 1)
    }

    @Test func `E3 Each service is set up once, in the order of registration`() async throws {
        let journal = Journal()
        let builder = try ServiceBuilder(
            Services(.fake) { services in
                services.registerService((any ApiServiceInterface).self) { _ in MockApi() }
                services.registerService((any StorageServiceInterface).self) { _ in NotedStorage(journal: journal) }
                services.registerService((any LocationServiceInterface).self) { _ in NotedLocation(journal: journal) }
            })
        async let first: Void = builder.setup()
        async let second: Void = builder.setup()
        _ = try await (first, second)
        try await builder.setup()
        #expect(journal.entries == ["storage", "location"])
    }

    @Test func `E3 A service without a setup needs no code for it`() async throws {
        let builder = try ServiceBuilder(
            Services(.fake) { services in
                services.registerService((any ApiServiceInterface).self) { _ in MockApi() }
                services.registerService((any StorageServiceInterface).self) { _ in MockStorage() }
                services.registerService((any LocationServiceInterface).self) { _ in FakeLocationService() }
            })
        try await builder.setup()
        #expect(try await builder.location.position() != nil)
    }

    @Test func `E3 Shared services are set up once for all sessions`() async throws {
        let journal = Journal()
        let process = Services(.production, scope: .process) { services in
            services.registerService((any ApiServiceInterface).self) { _ in MockApi() }
            services.registerService((any StorageServiceInterface).self, scope: .process) { _ in NotedStorage(journal: journal) }
            services.registerService((any LocationServiceInterface).self) { _ in NotedLocation(journal: journal) }
        }
        try await ServiceBuilder(Services(parent: process)).setup()
        try await ServiceBuilder(Services(parent: process)).setup()
        #expect(journal.entries == ["storage", "location", "location"])
    }

    @Test func `E3 The app sets its services up at the start`() async {
        let api = MockApi([.milk])
        let services = Services(.fake) { services in
            services.registerService((any ApiServiceInterface).self) { _ in api }
            services.registerService((any LocationServiceInterface).self) { _ in FakeLocationService() }
            services.registerService((any StorageServiceInterface).self) { _ in FakeStorageService() }
        }
        let host = mount { TodosRoot(name: "Todos", builder: Result { try ServiceBuilder(services) }) }
        await host.settle { host.exists("Milk") }
        #expect(api.calls == ["setup", "todos all added"])
    }

    @Test func `E13 Two sessions have separate services`() async throws {
        let (first, second) = (try showFake(), try showFake())
        await first.run()
        await second.run()
        first.delete("Buy stamps")
        await first.settle { !first.exists("Buy stamps") }
        await first.run()
        await second.refreshed()
        first.expectNone("Buy stamps")
        second.find(.link, "Buy stamps")
    }

    @Test func `E13 Two sessions have separate builders, and share the process's services`() throws {
        let process = Services(.production, scope: .process) { services in
            services.registerService((any ApiServiceInterface).self, scope: .process) { _ in MockApi() }
            services.registerService((any StorageServiceInterface).self) { _ in MockStorage() }
            services.registerService((any LocationServiceInterface).self) { _ in FakeLocationService() }
        }
        let (first, second) = (try ServiceBuilder(Services(parent: process)), try ServiceBuilder(Services(parent: process)))
        #expect(first.api as? MockApi === second.api as? MockApi)
        #expect(first.storage as? MockStorage !== second.storage as? MockStorage)
    }
}

@MainActor
private final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }
}

private struct NotedStorage: StorageServiceInterface {
    let journal: Journal

    func setup() async throws { await journal.note("storage") }
    func data(named name: String) async throws -> Data? { nil }
    func keep(_ data: Data, named name: String) async throws {}
}

private struct NotedLocation: LocationServiceInterface {
    let journal: Journal

    func setup() async throws { await journal.note("location") }
    func position() async throws -> PositionObject? { nil }
}

private final class MockStorage: StorageServiceInterface {
    func data(named name: String) async throws -> Data? { nil }
    func keep(_ data: Data, named name: String) async throws {}
}

extension TestHost {
    /// Pulls the list down, and waits for the result.
    fileprivate func refreshed() async {
        refresh()
        await run()
    }
}
