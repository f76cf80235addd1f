import Combine
import CreatureDetail
import CreatureList
import Foundation
import PokedexList

/// Tells when the collections are here. The list does not know of it, nor does the service inside.
struct NotedCollections: CollectionsService {
    let inner: any CollectionsService
    let note: @MainActor (Visit) -> Void

    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void) {
        inner.loadCollections { result in
            if case .success = result { note(.pokedex) }
            completion(result)
        }
    }
}

/// Tells when a collection's creatures are here.
struct NotedCreatures: CreaturesService {
    let inner: any CreaturesService
    let note: @MainActor (Visit) -> Void

    func creatures(of collection: Int) -> AnyPublisher<[CreatureSummary], any Error> {
        inner.creatures(of: collection)
            .receive(on: DispatchQueue.main)
            .handleEvents(receiveOutput: { _ in note(.collection(collection)) })
            .eraseToAnyPublisher()
    }
}

/// Tells when a creature's profile is here.
struct NotedProfiles: ProfileService {
    let inner: any ProfileService
    let note: @MainActor @Sendable (Visit) -> Void

    func profile(of creature: Int) async throws -> CreatureProfile {
        let profile = try await inner.profile(of: creature)
        await note(.creature(creature))
        return profile
    }
}
