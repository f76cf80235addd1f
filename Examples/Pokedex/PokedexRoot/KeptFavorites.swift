import Combine
import CreatureFavorites
import Foundation

/// The favourites of one user, kept as a text that belongs to somebody else: the user's browser.
@MainActor
final class KeptFavorites: FavoritesBook {
    @Published private(set) var creatures: [FavoriteCreature] = []
    private var write: (String) -> Void = { _ in }

    /// Shows the favourites in a text, and writes each change. A text that cannot be read counts as empty.
    func keep(_ text: String, write: @escaping (String) -> Void) {
        self.write = write
        let kept = (try? JSONDecoder().decode([FavoriteCreature].self, from: Data(text.utf8))) ?? []
        if kept != creatures { creatures = kept }
    }

    func toggle(_ creature: FavoriteCreature) {
        let others = creatures.filter { $0.id != creature.id }
        creatures = others.count < creatures.count ? others : others + [creature]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        if let data = try? encoder.encode(creatures) { write(String(decoding: data, as: UTF8.self)) }
    }
}
