import GrowthModels
import GrowthModulesBooks

/// Gives each module what it asks for.
@MainActor
struct TopicItems {
    let topic: Topic
    let service: any ItemService
    let counts: OpenCounts

    func items() async throws -> [Item] { try await service.items(of: topic.rawValue) }

    func save(_ item: Item) async throws { try await service.save(item, of: topic.rawValue) }

    func count(_ open: Int) { counts[topic] = open }
}

extension TopicItems: BooksItems {}
