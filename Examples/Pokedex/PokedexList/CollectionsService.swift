/// What the list of collections needs of the world. How it comes by them is the affair of whoever makes the list.
@MainActor
public protocol CollectionsService {
    /// Calls back once, with all collections or with why there are none.
    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void)
}
