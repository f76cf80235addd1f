import DinerFavorites
import DinerFavoritesButton
import MartletTest
import SwiftUI
import Testing

/// Another app, with books and no menu. It uses the button and its service unchanged.
private struct Bookshelf: View {
    var body: some View {
        List {
            ForEach(["Emma", "Persuasion"], id: \.self) { title in
                HStack {
                    Text(title)
                    FavoritesButton(id: title, name: title)
                }
            }
        }
    }
}

@MainActor
@Suite("The favourites button in another app")
struct ReuseTests {
    @Test func `A10 The button and its service work in an app without Diner`() {
        let favorites = FavoritesService()
        let host = mount { Bookshelf().environmentObject(FavoriteStars(of: favorites)) }
        host.tap("Add Emma to favourites")
        host.find(.button, "Remove Emma from favourites")
        #expect(favorites.ids == ["Emma"])
    }
}
