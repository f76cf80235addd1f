/// The service that the list of collections needs. The creator of the list decides how it works.
@MainActor
public protocol CollectionsService {
    /// Calls `completion` once, with all collections or an error.
    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void)
}
