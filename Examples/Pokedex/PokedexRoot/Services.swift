import CreatureDetail
import CreatureList
import Foundation
import PokedexList
import PokedexNetworking

/// The service of each module, as the type that the module declares.
@MainActor
struct Services {
    var collections: any CollectionsService
    var creatures: any CreaturesService
    var profiles: any ProfileService
}

extension Services {
    /// Creates all services on one client.
    init(client: Client) {
        collections = CollectionsAdapter(client: client)
        creatures = CreaturesAdapter(client: client)
        profiles = ProfileAdapter(client: client)
    }

    /// Creates services on the bundled data, with a delay that simulates a good connection.
    static func embedded(clock: any Clock<Duration> = ContinuousClock()) -> Services {
        Services(client: Client(base: embeddedData, transport: FileTransport(delay: .milliseconds(250), clock: clock)))
    }

    /// The folder of the bundled data.
    static let embeddedData = Bundle.module.bundleURL.appending(path: "api", directoryHint: .isDirectory)

    /// Returns the services with decorators that report visits.
    func noting(_ note: @escaping @MainActor @Sendable (Visit) -> Void) -> Services {
        Services(
            collections: NotedCollections(inner: collections, note: note), creatures: NotedCreatures(inner: creatures, note: note),
            profiles: NotedProfiles(inner: profiles, note: note))
    }
}
