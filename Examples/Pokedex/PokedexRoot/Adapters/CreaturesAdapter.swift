import Combine
import CreatureList
import Foundation
import PokedexNetworking

/// Adapts the client to a service with a publisher.
struct CreaturesAdapter: CreaturesService {
    let client: Client

    /// A creature in the server's format. The address of its image is relative to the server's.
    private struct Record: Decodable, Sendable {
        let id: Int
        let name: String
        let kind: String
        let picture: String?
    }

    func creatures(of collection: Int) -> AnyPublisher<[CreatureSummary], any Error> {
        let work = PassthroughSubject<[CreatureSummary], any Error>()
        return Deferred {
            let task = Task {
                do {
                    let records = try await client.get("collections/\(collection)/creatures", as: [Record].self)
                    work.send(records.map(summary))
                    work.send(completion: .finished)
                } catch {
                    work.send(completion: .failure(error))
                }
            }
            return work.handleEvents(receiveCancel: { task.cancel() })
        }
        .eraseToAnyPublisher()
    }

    private func summary(of record: Record) -> CreatureSummary {
        CreatureSummary(id: record.id, name: record.name, kind: record.kind, picture: record.picture.flatMap(client.address))
    }
}
