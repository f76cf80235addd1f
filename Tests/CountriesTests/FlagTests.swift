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
    @Test(arguments: [("DE", 3), ("FR", 3), ("TH", 5), ("SE", 3), ("NO", 5), ("CH", 3), ("JP", 1), ("XX", 1)])
    func `A flag is drawn with the right number of parts`(_ code: Country.Code, _ count: Int) {
        let host = mount { FlagView(code: code, height: 40) }
        #expect(host.findAll(.kind(.color), includingHidden: true).count == count)
    }

    @Test func `What is no country has a tile with its letters`() {
        func letters(of code: Country.Code) -> [String] {
            mount { FlagView(code: code, height: 40) }.findAll(.kind(.text), includingHidden: true).compactMap(\.text)
        }
        #expect(letters(of: "XX") == ["XX"])
        #expect(letters(of: "AF") == [])
        #expect(letters(of: "JP") == [])
    }

    @Test func `Each country of the world has a flag, drawn or as a picture that is there`() throws {
        struct Entry: Decodable { let code: String }
        let file = Sources.folder.appending(path: "API/Resources/countries.json")
        let codes = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file)).map(\.code)
        #expect(codes.count == 195)
        let pictures = Sources.folder.appending(path: "Leaves/Resources/Flags.xcassets")
        for code in codes {
            let host = mount { FlagView(code: code, height: 40) }
            let pictured = host.findAll(.kind(.image), includingHidden: true).count == 1
            let drawn = !host.findAll(.kind(.color), includingHidden: true).isEmpty
            #expect(pictured != drawn, "\(code)")
            #expect(host.findAll(.kind(.text), includingHidden: true).isEmpty, "\(code)")
            let isThere = FileManager.default.fileExists(atPath: pictures.appending(path: "\(code).imageset/\(code).png").path)
            #expect(isThere == pictured, "\(code)")
        }
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
