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
    /// The cost of a file: its types and its non-empty lines.
    private func cost(of file: String) throws -> (types: Int, lines: Int) {
        let text = try String(contentsOf: Sources.root.appendingPathComponent(file), encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("//") }
        return (text.matches(of: #/(?m)^(private )?(final )?(struct|class|enum|protocol) /#).count, code.count)
    }

    /// Acts on a page of France whose server does not answer at first, and is slow at last.
    private func use(_ page: (Services) throws -> some View) async throws {
        let storage = try CountriesStorage()
        try await SQLiteCountriesRepository(storage: storage).store(.few)
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
        await host.settle { host.exists("Cancel") }
        host.tap("Cancel")
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

    @Test func `C24 The table of costs is correct`() throws {
        let view = try cost(of: "Examples/Countries/UI/CountryDetailsView.swift")
        let module = try cost(of: "Tests/CountriesTests/DetailsModule.swift")
        let table = try String(contentsOf: Sources.folder.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(table.contains("| two views with their state, on interactors | \(view.types) | \(view.lines) |"))
        #expect(table.contains("| a VIPER module on the same interactors | \(module.types) | \(module.lines) |"))
        #expect(module.types >= 4 * view.types)
    }

    @Test func `C25 The table of the two apps is correct within a tenth`() throws {
        let table = try String(contentsOf: Sources.folder.appendingPathComponent("README.md"), encoding: .utf8)
        let rows = table.matches(of: /\| views with (interactors|view models) \| (\d+) \| (\d+) \|/)
        let told = rows.compactMap { row in Int(row.2).flatMap { own in Int(row.3).map { [own, $0] } } }
        let shared = try ["Entities", "Data", "Logic", "Leaves"].map(Sources.lineCount(of:)).reduce(0, +)
        let counted = [[try Sources.lineCount(of: "UI"), shared], [try Sources.lineCount(of: "MVVM"), shared]]
        #expect(told.count == 2)
        for (told, counted) in zip(told.joined(), counted.joined()) { #expect(abs(told - counted) <= counted / 10) }
    }
}
