import CountriesLogic
import MartletKit
import MartletTest
import Testing

@MainActor
@Suite("The list of countries")
struct ListTests {
    @Test(arguments: Port.allCases) func `C26 A progress view is shown for at least half a second`(_ port: Port) async throws {
        let ann = try Traveller(port)
        await ann.sees("Loading…")
        await ann.waits(for: .milliseconds(499))
        ann.host.find("Loading…")
        await ann.host.advance(by: .milliseconds(1))
        await ann.sees("France")
        ann.host.expectNone("Loading…")
    }

    @Test(arguments: Port.allCases) func `C9 A slow load can be cancelled and restarted`(_ port: Port) async throws {
        let ann = try Traveller(port, answersAfter: .seconds(60))
        await ann.host.settle { ann.clock.sleeperCount > 0 }
        ann.host.tap("Cancel loading")
        ann.host.find("Loading was stopped")
        await ann.host.settle { ann.clock.sleeperCount == 0 }
        ann.host.tap("Try again")
        await ann.sees("Loading…")
        await ann.waits(for: .seconds(60))
        await ann.sees("France")
    }

    @Test(arguments: Port.allCases) func `C9 C26 A failed load can be retried`(_ port: Port) async throws {
        let ann = try Traveller(port, server: FakeServer(.unreachable))
        await ann.waits()
        await ann.sees("The server cannot be reached")
        ann.server.mood = .well
        ann.host.tap("Try again")
        await ann.sees("Loading…")
        await ann.waits()
        await ann.sees("France")
    }

    @Test(arguments: Port.allCases) func `C26 Pulling down reloads the list from the server`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.server.countries.removeAll { $0.code == "FR" }
        ann.host.refresh()
        await ann.waits()
        await ann.host.settle { !ann.host.exists("France") }
        ann.host.find("Germany")
        #expect(ann.server.asked == ["GET /v1/countries", "GET /v1/countries"])
    }

    @Test(arguments: Port.allCases) func `C9 A failed refresh keeps the list`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.server.mood = .broken
        ann.host.refresh()
        await ann.waits()
        await ann.sees("Something went wrong")
        ann.host.find("France")
        ann.host.tap("Try again")
        await ann.host.settle { !ann.host.exists("Something went wrong") }
        ann.host.find("France")
    }

    @Test(arguments: Port.allCases) func `C2 C26 Typing searches the list, with a view's state or a view model`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.host.type("cote", into: "Search")
        await ann.waits(for: RealCountriesInteractor.pause)
        await ann.host.settle { !ann.host.exists("France") }
        ann.host.find("Côte d’Ivoire")
        ann.host.type("x", into: "Search")
        await ann.waits(for: RealCountriesInteractor.pause)
        await ann.sees("Nothing found")
        ann.host.clear("Search")
        await ann.sees("France")
        #expect(ann.server.asked == ["GET /v1/countries"])
    }

    @Test(arguments: Port.allCases) func `C26 Scrolling to the end of a page loads the next one`(_ port: Port) async throws {
        let server = FakeServer()
        server.countries = .many(120)
        let ann = try Traveller(port, server: server)
        await ann.waits()
        await ann.sees("Country 0001")
        #expect(ann.state.lists[.all].value?.elements.count == 50)
        ann.host.scroll(to: .containing("Country 0050"))
        await ann.host.settle { ann.state.lists[.all].value?.elements.count == 100 }
        ann.host.scroll(to: .containing("Country 0100"))
        await ann.host.settle { ann.state.lists[.all].value?.elements.count == 120 }
        ann.host.scroll(to: .containing("Country 0120"))
        #expect(ann.server.asked == ["GET /v1/countries"])
    }

    @Test(arguments: Port.allCases) func `C26 A page whose end is seen during a refresh is followed by the next`(_ port: Port)
        async throws
    {
        let server = FakeServer()
        server.countries = .many(120)
        let ann = try Traveller(port, server: server)
        await ann.waits()
        await ann.sees("Country 0001")
        ann.host.refresh()
        await ann.host.settle { ann.clock.sleeperCount > 0 }
        ann.host.scroll(to: .containing("Country 0050"))
        #expect(ann.state.lists[.all].isLoading)
        await ann.host.advance(by: RealCountriesInteractor.leastLoadingTime)
        await ann.host.settle { ann.state.lists[.all].value?.elements.count == 100 }
    }

    @Test(arguments: Port.allCases) func `C26 The list is sorted and named in the user's language`(_ port: Port) async throws {
        let ann = try Traveller(port, locale: "de-DE")
        await ann.waits()
        await ann.sees("Elfenbeinküste")
        let names = ["Deutschland", "Elfenbeinküste", "Frankreich", "Japan"]
        #expect(ann.host.findAll(.link).compactMap { link in names.first { link.label?.contains($0) ?? false } } == names)
        ann.host.find(.screen, "Länder")
        ann.host.find(.containing("83.300.000"))
    }
}
