import DinerFavorites
import SwiftUI

/// A star that says whether a guest likes something, and changes that.
///
/// It is the only view that binds ``FavoritesService`` to show one thing's star, so a tap evaluates the buttons and nothing around them. It
/// does not know where it stands: a row, a page and a navigation bar are all the same to it.
public struct FavoritesButton: View {
    @EnvironmentObject private var favorites: FavoritesService
    private let id: String
    private let name: String

    /// - Parameter name: What is liked, for those who cannot see the star's place.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    public var body: some View {
        let isFavorite = favorites.isFavorite(id)
        Button {
            favorites.toggleFavorite(id)
        } label: {
            Image(systemName: isFavorite ? "star.fill" : "star")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(isFavorite ? "Remove \(name) from favourites" : "Add \(name) to favourites")
    }
}
