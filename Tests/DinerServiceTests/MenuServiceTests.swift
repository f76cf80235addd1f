import DinerMenu
import Foundation
import Testing

@MainActor
@Suite("Menu service")
struct MenuServiceTests {
    @Test func `A11 The bundled menu can be read`() async throws {
        let sections = try await BundledMenu().sections()
        #expect(sections.map(\.id) == ["starters", "mains", "sweets", "drinks"])
        #expect(sections.flatMap(\.dishes).count == 12)
        #expect(sections[1].dishes[0].price == 1150)
        #expect(sections[0].dishes[2].restrictions == [.vegan, .spicy])
    }

    @Test func `Each name on the menu exists in both languages`() async throws {
        for dish in try await BundledMenu().sections().flatMap(\.dishes) {
            for name in [dish.name, dish.description] + dish.ingredients {
                #expect(!name.text(in: Locale(identifier: "en_US")).isEmpty)
                #expect(!name.text(in: Locale(identifier: "de_DE")).isEmpty)
            }
        }
    }

    @Test func `A missing language falls back to English`() {
        let name = LocalizedName(["en": "Soup", "de": "Suppe"])
        #expect(name.text(in: Locale(identifier: "de_AT")) == "Suppe")
        #expect(name.text(in: Locale(identifier: "fi_FI")) == "Soup")
    }
}
