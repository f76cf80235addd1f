import DinerFavorites
import SwiftUI

/// A star button that shows whether something is a favourite, and toggles that.
///
/// It is the only view that observes ``FavoritesService`` to show a star, so a tap evaluates only star buttons. It does not depend on its
/// surroundings: it works in a row, on a page and in a navigation bar.
public struct FavoritesButton: View {
    @EnvironmentObject private var favorites: FavoritesService
    private let id: String
    private let name: String

    /// - Parameter name: The name of the thing, for the accessibility label.
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
