import DinerFavorites
import DinerFavoritesButton
import DinerMenu
import DinerMessages
import DinerNavigation
import DinerOrder
import DinerRatings
import Foundation
import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import DinerUI

@MainActor
@Suite("System services")
struct SystemServicesTests {
    /// Reads one property of each service.
    private struct ReadsAll: View {
        @EnvironmentObject var favorites: FavoritesService
        @EnvironmentObject var menu: MenuService
        @EnvironmentObject var messages: MessageService
        @EnvironmentObject var navigation: NavigationService
        @EnvironmentObject var order: OrderService
        @EnvironmentObject var ratings: RatingsService

        var body: some View {
            Text(
                """
                \(favorites.ids.count) \(menu.sections.count) \(messages.message == nil ? 0 : 1) \(navigation.currentTab.rawValue) \
                \(order.count) \(ratings.summary(of: "ramen").count)
                """)
        }
    }

    @Test func `A15 Six services are available at any depth`() {
        let services = Services(clock: TestClock(), source: ShortMenu())
        let host = mount {
            VStack { List { Section { Group { AnyView(HStack { ReadsAll() }) } } } }.modifier(SystemServices(services))
        }
        host.find("0 0 0 menu 0 83")
    }

    @Test func `A16 A sheet with the modifier has all services, and its own messages`() async {
        struct Page: View {
            @State private var isShown = true

            var body: some View { Text("Page").sheet(isPresented: $isShown) { ReadsAll().modifier(SystemServices()) } }
        }
        let services = Services(clock: TestClock(), source: ShortMenu())
        let host = mount { Page().modifier(SystemServices(services)) }
        host.find("0 0 0 menu 0 83")
        host.act { services.messages.show(Message("Hello")) }
        host.find("Hello")
        host.find("0 0 1 menu 0 83")
    }

    @Test func `A16b Two guests share nothing`() async {
        let ann = await Guest()
        let bob = await Guest()
        ann.host.tap("Add Miso Ramen to favourites")
        ann.host.act { ann.services.order.add(.soup) }
        bob.host.act {}
        bob.host.find(.button, "Add Miso Ramen to favourites")
        bob.host.find(.tab, "Order")
        #expect(bob.services.favorites.ids.isEmpty)
    }

    /// Keeps favourites while the process runs.
    private final class MemoryFavorites: FavoritesStore {
        var ids: Set<String> = []
    }

    /// What a second guest sees of the favourite and the order of the first.
    private func seenBySecondGuest(of house: House) async -> (isFavorite: Bool, orderTab: Bool) {
        let ann = await Guest(of: house)
        let bob = await Guest(of: house)
        ann.host.tap("Add Miso Ramen to favourites")
        ann.host.act { ann.services.order.add(.soup) }
        bob.host.act {}
        return (bob.host.exists("Remove Miso Ramen from favourites"), bob.host.exists(Query.role(.tab, "Order")))
    }

    @Test func `A16b The app's scope decides whether two sessions share favourites, and they share nothing else`() async {
        #expect(await seenBySecondGuest(of: House(favorites: .guest)) == (false, true))
        #expect(await seenBySecondGuest(of: House(favorites: .house(MemoryFavorites()))) == (true, true))
    }

    @Test func `A16b A variable names the file of the shared favourites`() async {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(!House(variables: [:]).sharesFavorites)
        let ann = await Guest(of: House(variables: ["DINER_SHARED_FAVORITES": file.path]))
        ann.host.tap("Add Miso Ramen to favourites")
        // Another process with the same file.
        let bob = await Guest(of: House(variables: ["DINER_SHARED_FAVORITES": file.path]))
        bob.host.find(.button, "Remove Miso Ramen from favourites")
    }

    @Test func `A18 A guest's favourites are there in the next session`() async {
        let today = await Guest()
        today.host.tap("Add Miso Ramen to favourites")
        let tomorrow = await Guest(stored: today.host.stored)
        tomorrow.host.find(.button, "Remove Miso Ramen from favourites")
        let other = await Guest()
        other.host.find(.button, "Add Miso Ramen to favourites")
    }

    @Test func `A5 An order that was not placed is there in the next session`() async {
        let today = await Guest(url: "/menu/ramen")
        today.host.tap("Order this")
        let tomorrow = await Guest(url: "/order", stored: today.host.stored)
        tomorrow.host.find(.tab, "Order – 1")
        tomorrow.host.find("Miso Ramen")
        tomorrow.host.tap("Check out")
        tomorrow.host.tap("Place order")
        let later = await Guest(stored: tomorrow.host.stored)
        later.host.find(.tab, "Order")
    }

    @Test func `The app is in the guest's language, the names in an order too`() async {
        let guest = await Guest(order: [.soup], traits: ClientTraits(locale: "de-DE"))
        let host = guest.host
        host.find(.tab, "Karte")
        host.find(.tab, "Bestellung – 1")
        host.tap("Tomatensuppe zu den Favoriten hinzufügen")
        host.find("Tomatensuppe aus den Favoriten entfernen")
        host.select(tab: "Bestellung – 1")
        host.find("Tomatensuppe")
        host.find("Summe")
        host.tap("Zur Kasse")
        host.pick("Kreditkarte", in: "Wie möchten Sie zahlen?")
        host.toggle("Kundenkarte angeben")
        host.tap("Bestellung abschicken")
        host.find("Eine Kundennummer hat acht Ziffern.")
        host.type("12345678", into: "Kundennummer")
        host.tap("Bestellung abschicken")
        host.find("Danke! Ihre Bestellung ist auf dem Weg in die Küche.")
        host.tap("Tomatensuppe")
        host.tap("Bewerten")
        host.find("Wie war es?")
        host.find("4 Sterne")
    }

    @Test func `Each text of the app is translated`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Diner").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "UI").path).filter { $0.hasSuffix(".swift") }
        let source = try files.map { try String(contentsOf: folder.appending(path: "UI/\($0)"), encoding: .utf8) }.joined()
        // A text of SwiftUI's own initialisers would be looked up in another bundle.
        let direct = source.matches(of: /\b(Text|Label|Button|Toggle|TextField|Section|NavigationLink|navigationTitle|Picker)\("[A-Za-z]/)
        #expect(direct.map { String($0.output.0) } == [])
        let catalogue = try String(contentsOf: folder.appending(path: "UI/Resources/Localizable.xcstrings"), encoding: .utf8)
        for text in source.matches(of: /Text\(diner: "([^"\\]+)"\)/).map(\.output.1) {
            #expect(catalogue.contains("\"\(text)\": {"), "\(text)")
        }
    }

    @Test func `A17 A missing service is reported in place of its view, and the rest works`() throws {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                    FavoritesButton(id: "ramen", name: "Ramen")
                }
                .environmentObject(OrderService())
            }
        }
        let host = mount { Page() }
        let report = try #require(host.find(.kind(.failure)).element)
        #expect(report[.view] == "FavoritesButton")
        #expect(
            report.text == "FavoritesButton needs a FavoriteStars in its environment (@EnvironmentObject), but no view above sets one."
        )
        #expect(
            report[.details]
                == .list([
                    .string("In the environment here: OrderService."),
                    .string("Set it on a view above: .environmentObject(favoriteStars)"),
                ]))
        host.tap("Count 0")
        host.find("Count 1")
    }
}
