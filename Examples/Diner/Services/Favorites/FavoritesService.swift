import Combine

/// The guest's favourites, by identifier.
///
/// It does not know what the identifiers stand for: dishes here, books in another app. Nor does it know where they are kept.
@MainActor
public final class FavoritesService: ObservableObject {
    @Published public private(set) var ids: Set<String>
    private var store: (any FavoritesStore)?

    /// Creates favourites that last as long as this object.
    public init(ids: Set<String> = []) {
        self.ids = ids
    }

    /// Creates favourites that a store keeps.
    public init(store: any FavoritesStore) {
        ids = store.ids
        self.store = store
    }

    /// Shows the favourites of a store instead of these, and keeps each change there.
    public func keep(in store: any FavoritesStore) {
        self.store = store
        if ids != store.ids { ids = store.ids }
    }

    public func isFavorite(_ id: String) -> Bool { ids.contains(id) }

    public func toggleFavorite(_ id: String) {
        // @Published announces every call of a mutating method, even one without effect, so call exactly one.
        if isFavorite(id) { ids.remove(id) } else { ids.insert(id) }
        store?.ids = ids
    }
}
