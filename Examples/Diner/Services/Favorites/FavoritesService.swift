import Combine

/// The things a guest likes, by their identifiers.
///
/// It does not know what the things are: dishes here, books in another app.
@MainActor
public final class FavoritesService: ObservableObject {
    @Published public private(set) var ids: Set<String>

    public init(ids: Set<String> = []) {
        self.ids = ids
    }

    public func isFavorite(_ id: String) -> Bool { ids.contains(id) }

    public func toggleFavorite(_ id: String) {
        // Each call of a mutating method is announced, even one that changes nothing; so there is just one.
        if isFavorite(id) { ids.remove(id) } else { ids.insert(id) }
    }
}
