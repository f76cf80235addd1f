import Combine
import CountriesLogic
import Foundation
import MartletKit
import MartletTest
import Testing

@MainActor
@Suite("Routing")
struct RoutingTests {
    @Test(arguments: Port.allCases) func `C18 Tab, stack and sheet follow the state`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.host.act { ann.state.routing = .init(tab: .favorites, path: [.details("FR")], sheet: .flag("FR")) }
        ann.host.find("Done")
        #expect(ann.host.location == "/favorites/FR")
        ann.host.act { ann.state.routing = .init(tab: .countries) }
        ann.host.find("Japan")
        ann.host.expectNone("Done")
        #expect(ann.host.location == "/countries")
    }

    @Test(arguments: Port.allCases) func `C18 The state follows the user`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.host.tap("France")
        #expect(ann.state.routing == .init(tab: .countries, path: [.details("FR")]))
        ann.host.select(tab: "Settings")
        #expect(ann.state.routing.tab == .settings)
        #expect(ann.state.routing[.countries] == [.details("FR")])
    }

    @Test(arguments: Port.allCases) func `C19 A pasted URL opens its screen`(_ port: Port) async throws {
        let ann = try Traveller(port, url: "/countries/FR/DE")
        await ann.waits()
        await ann.waits()
        await ann.sees("Berlin")
        #expect(ann.state.routing == .init(tab: .countries, path: [.details("FR"), .details("DE")]))
    }

    @Test(arguments: Port.allCases) func `C19 A deep link opens its screen at the start`(_ port: Port) async throws {
        let ann = try Traveller(port, url: "/country/fr/flag")
        await ann.sees("Done")
        #expect(ann.state.routing == .init(tab: .countries, path: [.details("FR")], sheet: .flag("FR")))
        #expect(ann.host.location == "/countries/FR")
    }

    @Test(arguments: Port.allCases) func `C19 A deep link opens its screen from any other in one step`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.host.act { ann.state.routing = .init(tab: .countries, path: [.details("JP"), .details("CI")], sheet: .flag("CI")) }
        var routes: [AppState.Routing] = []
        let listening = ann.state.publisher(for: \.routing).dropFirst().sink { routes.append($0) }
        ann.host.open(url: "countries://country/FR")
        listening.cancel()
        #expect(routes == [.init(tab: .countries, path: [.details("FR")])])
        ann.host.expectNone("Done")
        await ann.waits()
        await ann.sees("Paris")
        #expect(ann.host.location == "/countries/FR")
    }

    @Test func `C19 Each kind of link leads to a screen`() throws {
        func place(_ url: String) throws -> AppState.Routing? { CountryLinks.place(for: try #require(URL(string: url))) }
        #expect(try place("countries://country/FR") == .init(tab: .countries, path: [.details("FR")]))
        #expect(try place("https://countries.example/country/fr") == .init(tab: .countries, path: [.details("FR")]))
        #expect(try place("countries://country/FR/flag") == .init(tab: .countries, path: [.details("FR")], sheet: .flag("FR")))
        #expect(try place("countries://favorites") == .init(tab: .favorites))
    }

    @Test(arguments: [
        "countries://country", "countries://country/FRA", "countries://country/F1", "countries://country/%00%00", "countries://nowhere",
        "other://country/FR", "countries://country/FR/flag/more", "countries://country/é",
    ]) func `C19 An invalid link leads nowhere`(_ url: String) throws {
        let url = try #require(URL(string: url))
        #expect(CountryLinks.place(for: url) == nil)
    }

    @Test func `C19 A link to an unknown country shows an error`() async throws {
        let ann = try await Traveller.atHome()
        ann.host.open(url: "countries://country/XX")
        await ann.sees("There is no such country")
        ann.host.goBack()
        ann.host.find("Japan")
    }

    @Test func `A screen is written as a word and parsed again`() {
        for route in [CountryRoute.details("FR"), .flag("FR"), .permissionHelp] { #expect(CountryRoute("\(route)") == route) }
        #expect(CountryRoute("France") == nil)
        #expect(CountryRoute("flag-") == nil)
    }
}
