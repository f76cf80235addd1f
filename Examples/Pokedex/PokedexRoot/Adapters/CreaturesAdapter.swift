import Combine
import CreatureList
import Foundation
import PokedexNetworking

/// Adapts the client to a service with a publisher.
struct CreaturesAdapter: CreaturesService {
    let client: Client

    /// A part of a list in the server's format.
    private struct Page: Decodable, Sendable {
        let total: Int
        let creatures: [Record]
    }

    private struct Record: Decodable, Sendable {
        let id: Int
        let name: String
        let kind: String
        let picture: String?
    }

    func creatures(matching query: CreatureQuery) -> AnyPublisher<CreaturePage, any Error> {
        Deferred {
            let work = PassthroughSubject<CreaturePage, any Error>()
            let task = Task {
                do {
                    work.send(try await page(query))
                    work.send(completion: .finished)
                } catch {
                    work.send(completion: .failure(error))
                }
            }
            return work.handleEvents(receiveCancel: { task.cancel() })
        }
        .eraseToAnyPublisher()
    }

    private func page(_ query: CreatureQuery) async throws -> CreaturePage {
        var items = [
            URLQueryItem(name: "sort", value: query.order.rawValue), URLQueryItem(name: "offset", value: "\(query.range.lowerBound)"),
            URLQueryItem(name: "limit", value: "\(query.range.count)"),
        ]
        if !query.search.isEmpty { items.append(URLQueryItem(name: "search", value: query.search)) }
        let page = try await client.get("collections/\(query.collection)/creatures", query: items, as: Page.self)
        let pictures = await client.pictures(page.creatures.map(\.picture))
        let creatures = zip(page.creatures, pictures).map { CreatureSummary(id: $0.id, name: $0.name, kind: $0.kind, picture: $1) }
        return CreaturePage(creatures, of: page.total)
    }
}
