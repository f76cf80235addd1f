import CountriesLogic
import MartletKit
import MartletTest
import Testing

@MainActor
@Suite("The page of a country")
struct DetailsTests {
    @Test(arguments: Port.allCases) func `C1 A country's page shows its details`(_ port: Port) async throws {
        let ann = try await Traveller.at("France", port)
        ann.host.find("Paris")
        ann.host.find("68,300,000")
        ann.host.find("French")
        ann.host.find("Euro")
        ann.host.find(.link, "Germany")
    }

    @Test(arguments: Port.allCases) func `C18 A neighbour is pushed on the stack`(_ port: Port) async throws {
        let ann = try await Traveller.at("France", port)
        ann.host.tap("Germany")
        await ann.waits()
        await ann.sees("Berlin")
        #expect(ann.state.routing.path == [.details("FR"), .details("DE")])
        #expect(ann.host.location == "/countries/FR/DE")
        ann.host.goBack()
        ann.host.find("Paris")
        #expect(ann.state.routing.path == [.details("FR")])
    }

    @Test(arguments: Port.allCases) func `C9 A failed page can be retried`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.server.mood = .broken
        ann.host.tap("Japan")
        await ann.waits()
        await ann.sees("Something went wrong")
        ann.server.mood = .well
        ann.host.tap("Try again")
        await ann.waits()
        await ann.sees("Tokyo")
    }

    @Test(arguments: Port.allCases) func `C9 A slow page can be cancelled`(_ port: Port) async throws {
        let ann = try Traveller(port, url: "/countries/FR", answersAfter: .seconds(60))
        await ann.host.settle { ann.clock.sleeperCount > 0 }
        ann.host.tap("Cancel loading")
        ann.host.find("Loading was stopped")
    }

    @Test(arguments: Port.allCases) func `The star adds a country to the favourites`(_ port: Port) async throws {
        let ann = try await Traveller.at("France", port)
        ann.host.tap("Add to favourites")
        #expect(ann.state.userData.favorites == ["FR"])
        ann.host.select(tab: "Favourites")
        await ann.sees("France")
        ann.host.expectNone("Japan")
        ann.host.select(tab: "Countries")
        ann.host.tap("Remove from favourites")
        ann.host.select(tab: "Favourites")
        await ann.sees("No favourites yet")
    }

    @Test(arguments: Port.allCases) func `C18 State shows and hides the flag's sheet`(_ port: Port) async throws {
        let ann = try await Traveller.at("France", port)
        ann.host.tap("Show the flag")
        #expect(ann.state.routing.sheet == .flag("FR"))
        await ann.host.settle { ann.host.exists("Done") }
        ann.host.tap("Done")
        #expect(ann.state.routing.sheet == nil)
        ann.host.act { ann.state.routing.sheet = .flag("FR") }
        ann.host.find("Done")
        ann.host.dismiss()
        #expect(ann.state.routing.sheet == nil)
    }
}
