import CountriesData
import CountriesEntities
import CountriesLeaves
import CountriesLogic
import CountriesMVVM
import CountriesUI
import Foundation
import MartletElements
import MartletKit
import MartletTest
import SwiftUI
import Testing

/// The two user interfaces on the same logic.
enum Port: String, CaseIterable, CustomTestStringConvertible {
    case clean
    case models

    var testDescription: String { rawValue }

    @MainActor @ViewBuilder var tabs: some View {
        switch self {
        case .clean: CountriesTabs()
        case .models: ModelTabs()
        }
    }
}

/// A user of the app, with the app and its surroundings. Storage is in memory.
@MainActor
struct Traveller {
    let server: FakeServer
    let clock: TestClock
    let services: Services
    let state: LiveState<AppState>
    let host: TestHost

    init(
        _ port: Port = .clean, server: FakeServer = FakeServer(), url: String = "/", locale: String = "en-US",
        stored: [String: Value] = [:],
        answersAfter delay: Duration = .zero, storage: CountriesStorage? = nil, change: (Services) -> Void = { _ in }
    ) throws {
        let clock = TestClock()
        let storage = try storage ?? CountriesStorage()
        let shared = Services(.fake, scope: .process) { services in
            services.register(HTTPClient.self, scope: .process) { _ in
                delay > .zero ? server.client.delayed(by: delay, clock: clock) : server.client
            }
            services.register(CountriesStorage.self, scope: .process) { _ in storage }
            services.register((any Clock<Duration>).self, scope: .process) { _ in clock }
            services.registerCountriesData()
            services.registerCountriesLogic()
        }
        services = Services(parent: shared)
        change(services)
        self.server = server
        self.clock = clock
        state = try services()
        host = mount(services: services, traits: ClientTraits(locale: locale), url: url, stored: stored, clock: clock) {
            port.tabs.modifier(Surroundings())
        }
    }

    /// Waits until something is shown. The database runs on another thread.
    func sees(_ text: String, file: StaticString = #filePath, line: UInt = #line) async {
        await host.settle(until: { host.exists(text) }, file: file, line: line)
    }

    /// Waits until a task waits for the clock, and advances it by the minimum loading time.
    func waits(for duration: Duration = RealCountriesInteractor.leastLoadingTime) async {
        await host.settle { clock.sleeperCount > 0 }
        await host.advance(by: duration)
    }

    /// Loads the list.
    static func atHome(_ port: Port = .clean, server: FakeServer = FakeServer()) async throws -> Traveller {
        let traveller = try Traveller(port, server: server)
        await traveller.waits()
        await traveller.sees("Japan")
        return traveller
    }

    /// Opens the page of a country.
    static func at(_ country: String, _ port: Port = .clean, server: FakeServer = FakeServer()) async throws -> Traveller {
        let traveller = try await atHome(port, server: server)
        traveller.host.tap(country)
        await traveller.waits()
        await traveller.sees("Capital")
        return traveller
    }
}
