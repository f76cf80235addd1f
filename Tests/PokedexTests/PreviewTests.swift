import CreatureDetail
import CreatureList
import MartletPreviews
import MartletTest
import PokedexList
import SwiftUI
import Testing

@MainActor
@Suite("Previews")
struct PreviewTests {
    private let modules = ["CreatureDetail", "CreatureFavorites", "CreatureList", "PokedexList"]

    @Test func `B22 Each module has previews of its screen, which are found`() {
        let found = FoundPreview.all().filter { modules.contains($0.module) }
        #expect(
            found.map { "\($0.module): \($0.name)" } == [
                "CreatureDetail: Creature", "CreatureDetail: Creature, offline", "CreatureFavorites: Favourites",
                "CreatureFavorites: Favourites, none", "CreatureFavorites: A star", "CreatureList: Creatures",
                "CreatureList: Creatures, none",
                "CreatureList: Creatures, offline", "PokedexList: Collections", "PokedexList: Collections, offline",
                "PokedexList: Collections, waiting",
            ])
    }

    @Test(arguments: [
        ("Collections", "Salt Flats"), ("Collections, offline", "No way out there"), ("Collections, waiting", "Looking around…"),
        ("Creatures", "Pearlback"), ("Creatures, none", "Nobody here"), ("Creatures, offline", "They are hiding"),
        ("Creature", "A drop that never quite fell."), ("Favourites", "Brinelet"), ("Favourites, none", "No favourites yet"),
        ("Creature, offline", "A page is missing"),
    ])
    func `B22 Each screen runs alone with a mock`(name: String, shows: String) async throws {
        let preview = try #require(FoundPreview.all().first { modules.contains($0.module) && $0.name == name })
        let view = try await preview.makeView()
        let host = mount { view }
        await host.settle()
        #expect(host.exists(.containing(shows)))
    }

    @Test func `B22 A preview is interactive`() async throws {
        let preview = try #require(FoundPreview.all().first { $0.name == "Collections" })
        let view = try await preview.makeView()
        let host = mount { view }
        host.tap("Tidewater")
        host.find("Tidewater, number 1")
    }
}
