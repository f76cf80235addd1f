import Combine

/// The guest's favourites, by identifier.
///
/// It does not know what the identifiers stand for: dishes here, books in another app.
@MainActor
public final class FavoritesService: ObservableObject {
    @Published public private(set) var ids: Set<String>

    public init(ids: Set<String> = []) {
        self.ids = ids
    }

    public func isFavorite(_ id: String) -> Bool { ids.contains(id) }

    public func toggleFavorite(_ id: String) {
        // @Published announces every call of a mutating method, even one without effect, so call exactly one.
        if isFavorite(id) { ids.remove(id) } else { ids.insert(id) }
    }
}
