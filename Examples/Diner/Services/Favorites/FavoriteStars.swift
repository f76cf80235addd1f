import Combine

/// The favourites one by one, for views that show a single one: each is an object of its own, so that a view hears of no other.
///
/// It announces nothing itself. For views that show all of them, there is ``FavoritesService``.
@MainActor
public final class FavoriteStars: ObservableObject {
    private let favorites: FavoritesService
    private var stars: [String: FavoriteStar] = [:]
    private var subscription: AnyCancellable?

    public init(of favorites: FavoritesService) {
        self.favorites = favorites
        subscription = favorites.$ids.sink { [weak self] ids in self?.show(ids) }
    }

    /// The star of something, the same for all views.
    public subscript(id: String) -> FavoriteStar {
        if let star = stars[id] { return star }
        let star = FavoriteStar(isOn: favorites.isFavorite(id)) { [favorites] in favorites.toggleFavorite(id) }
        stars[id] = star
        return star
    }

    private func show(_ ids: Set<String>) {
        for (id, star) in stars where star.isOn != ids.contains(id) { star.isOn.toggle() }
    }
}

/// Whether one thing is a favourite.
@MainActor
public final class FavoriteStar: ObservableObject {
    @Published public fileprivate(set) var isOn: Bool
    private let change: @MainActor () -> Void

    fileprivate init(isOn: Bool, change: @escaping @MainActor () -> Void) {
        self.isOn = isOn
        self.change = change
    }

    public func toggle() { change() }
}
