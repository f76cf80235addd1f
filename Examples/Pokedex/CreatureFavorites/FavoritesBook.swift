import Combine

/// The user's favourites. The creator of the screens decides where they are kept.
@MainActor
public protocol FavoritesBook: ObservableObject {
    /// The favourites, in the order in which they were added.
    var creatures: [FavoriteCreature] { get }
    /// Adds a creature, or removes it.
    func toggle(_ creature: FavoriteCreature)
}

extension FavoritesBook {
    func contains(_ id: FavoriteCreature.ID) -> Bool { creatures.contains { $0.id == id } }
}
