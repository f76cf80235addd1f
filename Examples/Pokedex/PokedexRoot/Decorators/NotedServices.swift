import Combine
import CreatureDetail
import CreatureList
import Foundation
import PokedexList

/// Reports when the collections are loaded. Neither the list nor the decorated service knows about it.
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

/// Reports when a collection's creatures are loaded.
struct NotedCreatures: CreaturesService {
    let inner: any CreaturesService
    let note: @MainActor (Visit) -> Void

    func creatures(matching query: CreatureQuery) -> AnyPublisher<CreaturePage, any Error> {
        inner.creatures(matching: query)
            .receive(on: DispatchQueue.main)
            .handleEvents(receiveOutput: { _ in note(.collection(query.collection)) })
            .eraseToAnyPublisher()
    }
}

/// Reports when a creature's profile is loaded.
struct NotedProfiles: ProfileService {
    let inner: any ProfileService
    let note: @MainActor @Sendable (Visit) -> Void

    func profile(of creature: Int) async throws -> CreatureProfile {
        let profile = try await inner.profile(of: creature)
        await note(.creature(creature))
        return profile
    }
}
