import PokedexList
import PokedexNetworking

/// Adapts the client to a service with a callback.
struct CollectionsAdapter: CollectionsService {
    let client: Client

    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void) {
        Task {
            let result: Result<[CreatureCollection], any Error>
            do { result = .success(try await client.get("collections")) } catch { result = .failure(error) }
            completion(result)
        }
    }
}
