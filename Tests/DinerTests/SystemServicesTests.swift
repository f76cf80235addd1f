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
            report.text == "FavoritesButton needs a FavoritesService in its environment (@EnvironmentObject), but no view above sets one."
        )
        #expect(
            report[.details]
                == .list([
                    .string("In the environment here: OrderService."),
                    .string("Set it on a view above: .environmentObject(favoritesService)"),
                ]))
        host.tap("Count 0")
        host.find("Count 1")
    }
}
