import Combine
import SwiftUI

/// Favourites that last as long as the preview.
final class FixedFavorites: FavoritesBook {
    @Published private(set) var creatures: [FavoriteCreature]

    init(_ creatures: [FavoriteCreature] = []) { self.creatures = creatures }

    func toggle(_ creature: FavoriteCreature) {
        if contains(creature.id) { creatures.removeAll { $0.id == creature.id } } else { creatures.append(creature) }
    }

    static let sample = FavoriteCreature(id: 101, name: "Brinelet")
}

#Preview("Favourites") {
    NavigationStack { FavoriteListView(of: FixedFavorites([FixedFavorites.sample])) { _, name in Text(name) } }
}

#Preview("Favourites, none") {
    NavigationStack { FavoriteListView(of: FixedFavorites()) { _, _ in EmptyView() } }
}

#Preview("A star") {
    FavoriteStar(FixedFavorites.sample, in: FixedFavorites())
}
