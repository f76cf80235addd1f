import DinerFavorites
import DinerFavoritesButton
import DinerMessages
import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import DinerUI

@MainActor
@Suite("Favourites")
struct FavoritesTests {
    @Test func `A1 A change evaluates the views that depend on it, and no other`() async {
        let guest = await Guest()
        let (host, services) = (guest.host, guest.services)
        #expect(
            host.evaluations { host.act { services.favorites.toggleFavorite("ramen") } } == ["Star": 1, "Button<Image>": 1])
        host.find(.button, "Remove Miso Ramen from favourites")
        host.find(.button, "Add Tomato Soup to favourites")
        #expect(
            host.evaluations { host.act { services.order.add(.ramen) } } == ["OrderTabLabel": 1, "TabLabel": 1, "Label<Text, Image>": 1])
        host.find(.tab, "Order – 1")
        #expect(
            host.evaluations { host.act { services.messages.show(Message("Hello")) } }
                == ["MessageOverlay": 1, "MessageBanner": 1, "Button<Image>": 1])
        host.find("Hello")
        // Nobody on the menu shows ratings.
        #expect(host.evaluations { host.act { services.ratings.rate("ramen", stars: 5) } } == [:])
    }

    @Test func `A2 The button works in a row, on a page and in a navigation bar`() {
        let favorites = FavoritesService()
        let stars = FavoriteStars(of: favorites)
        let row = mount { List { HStack { FavoritesButton(id: "ramen", name: "Ramen") } }.environmentObject(stars) }
        row.tap("Add Ramen to favourites")
        let page = mount { VStack { FavoritesButton(id: "ramen", name: "Ramen") }.environmentObject(stars) }
        page.tap("Remove Ramen from favourites")
        let bar = mount {
            NavigationStack { Text("Page").toolbar { ToolbarItem { FavoritesButton(id: "ramen", name: "Ramen") } } }
                .environmentObject(stars)
        }
        bar.tap("Add Ramen to favourites")
        #expect(favorites.ids == ["ramen"])
        row.act {}
        row.find(.button, "Remove Ramen from favourites")
    }

    @Test func `A3 One tap changes every view that shows the favourite`() {
        let favorites = FavoritesService()
        let host = mount {
            VStack {
                FavoritesButton(id: "ramen", name: "Ramen")
                FavoritesButton(id: "ramen", name: "Ramen")
            }
            .environmentObject(FavoriteStars(of: favorites))
        }
        host.tap(host.findAll(.button)[0])
        #expect(host.findAll(.button, "Remove Ramen from favourites").count == 2)
    }

    @Test func `A3 A favourite dish is in the favourites tab`() async {
        let host = await Guest().host
        host.select(tab: "Favourites")
        host.find("No favourites yet")
        host.select(tab: "Menu")
        host.tap("Add Walnut Cake to favourites")
        host.select(tab: "Favourites")
        host.find("Walnut Cake")
        host.tap("Remove Walnut Cake from favourites")
        host.find("No favourites yet")
    }

    @Test func `A13 Toggling a favourite evaluates the button, not the page`() async {
        let host = await Guest(url: "/menu/ramen").host
        let shown = host.evaluations { host.tap("Add Miso Ramen to favourites") }
        #expect(shown["DetailView"] == nil)
        #expect(shown["RootView"] == nil)
        // The star on the page, and the one in the row that it covers. The two other dishes' are not evaluated.
        #expect(shown == ["Star": 2, "Button<Image>": 2])
    }

    @Test func `A13 A star is one patch with its image and label`() throws {
        let host = mount { FavoritesButton(id: "ramen", name: "Ramen").environmentObject(FavoriteStars(of: FavoritesService())) }
        let button = try #require(host.find(.button).element)
        let image = try #require(button.children.first)
        let patches = host.patches { host.tap("Add Ramen to favourites") }
        #expect(patches == 1)
        #expect(
            host.operations == [
                .setModifier(button.id, 0, Modifier(Accessibility(label: "Remove Ramen from favourites"))),
                .setAttribute(image.id, .symbol, "star.fill"),
            ])
    }
}
