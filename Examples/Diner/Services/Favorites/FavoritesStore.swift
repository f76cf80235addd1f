/// A place that keeps favourites longer than the service that shows them.
@MainActor
public protocol FavoritesStore {
    /// The identifiers that are kept.
    var ids: Set<String> { get nonmutating set }
}
