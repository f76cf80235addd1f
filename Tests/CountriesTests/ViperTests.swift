import CountriesData
import CountriesLogic
import Foundation
import MartletKit
import MartletTest
import SwiftUI
import Testing

@testable import CountriesUI

@MainActor
@Suite("The page of a country as a VIPER module")
struct ViperTests {
    /// Acts on a page of France whose server does not answer at first, and is slow at last.
    private func use(_ page: (Services) throws -> some View) async throws {
        let storage = try CountriesStorage()
        try await SQLiteCountriesRepository(storage: storage).store(.few, at: .now)
        let ann = try Traveller(server: FakeServer(.broken), storage: storage)
        let page = try page(ann.services)
        let host = mount(services: ann.services, clock: ann.clock) { NavigationStack { page } }
        func waits() async {
            await host.settle { ann.clock.sleeperCount > 0 }
            await host.advance(by: RealCountriesInteractor.leastLoadingTime)
        }
        host.find(.screen, "FR")
        await waits()
        await host.settle { host.exists("Something went wrong") }
        host.tap("Try again")
        await host.settle { host.exists("Cancel loading") }
        host.tap("Cancel loading")
        host.find("Loading was stopped")
        ann.server.mood = .well
        host.tap("Try again")
        await waits()
        await host.settle { host.exists("Paris") }
        host.find(.screen, "France")
        host.tap("Add to favourites")
        host.find(.button, "Remove from favourites")
        #expect(ann.state.userData.favorites == ["FR"])
        host.tap("Show the flag")
        #expect(ann.state.routing.sheet == .flag("FR"))
        host.change { $0.locale = "de" }
        await host.settle { host.exists(Query.role(.screen, "Frankreich")) }
    }

    @Test func `C24 The view loads, fails, retries, cancels, marks, shows the flag and follows the language`() async throws {
        try await use { _ in CountryDetailsView(code: "FR") }
    }

    @Test func `C24 The module does the same, with a presenter, a router and a builder more`() async throws {
        try await use { try DetailsBuilder.build("FR", with: $0) }
    }
}
