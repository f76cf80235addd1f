import CreatureDetail
import Foundation
import PokedexNetworking

/// Adapts the client to an asynchronous service.
struct ProfileAdapter: ProfileService {
    let client: Client

    /// A creature in the server's format.
    private struct Record: Decodable, Sendable {
        let name: String
        let kinds: [String]
        let height: Int
        let weight: Int
        let description: String
        let habitat: String
        let picture: String?
        let strengths: [CreatureProfile.Strength]
    }

    func profile(of creature: Int) async throws -> CreatureProfile {
        let record = try await client.get("creatures/\(creature)", as: Record.self)
        return CreatureProfile(
            name: record.name, kinds: record.kinds, height: record.height, weight: record.weight, description: record.description,
            habitat: record.habitat, picture: await client.picture(record.picture), strengths: record.strengths)
    }
}
