import CountriesData
import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletElements
import MartletKit
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("Flags")
struct FlagTests {
    /// Counts the parts of one colour in the drawing of a flag, including the background.
    @Test(arguments: [("DE", 3), ("FR", 3), ("TH", 5), ("SE", 3), ("NO", 5), ("CH", 3), ("JP", 1), ("AF", 1)])
    func `A flag is drawn with the right number of parts`(_ code: Country.Code, _ count: Int) {
        let host = mount { FlagView(code: code, height: 40) }
        #expect(host.findAll(.kind(.color), includingHidden: true).count == count)
    }

    @Test func `Other flags are a tile with the letters of the country`() {
        func letters(of code: Country.Code) -> [String] {
            mount { FlagView(code: code, height: 40) }.findAll(.kind(.text), includingHidden: true).compactMap(\.text)
        }
        #expect(letters(of: "AF") == ["AF"])
        #expect(letters(of: "JP") == [])
    }

    @Test(arguments: Port.allCases) func `C9 Failed favourites can be retried, and a load can be cancelled`(_ port: Port) async throws {
        let ann = try Traveller(port, server: FakeServer(.broken), url: "/favorites")
        await ann.waits()
        await ann.sees("Something went wrong")
        ann.host.tap("Try again")
        await ann.sees("Cancel loading")
        ann.host.tap("Cancel loading")
        ann.host.find("Loading was stopped")
        ann.server.mood = .well
        ann.host.tap("Try again")
        await ann.waits()
        await ann.sees("No favourites yet")
    }

    @Test func `C8 A stub loads nothing`() async throws {
        let ann = try Traveller { $0.override((any CountriesInteractor).self) { _ in StubCountriesInteractor() } }
        await ann.host.settle()
        ann.host.act { ann.state.routing.path = [.details("FR")] }
        await ann.host.settle()
        ann.host.find(.screen, "FR")
        ann.host.expectNone("Loading…")
        #expect(ann.server.asked == [])
    }
}
