import CreatureDetail
import CreatureList
import Foundation
import PokedexList
import PokedexNetworking

/// What each module needs, in the form in which it asks for it.
@MainActor
struct Services {
    var collections: any CollectionsService
    var creatures: any CreaturesService
    var profiles: any ProfileService
}

extension Services {
    /// Everything by way of one client.
    init(client: Client) {
        collections = CollectionsAdapter(client: client)
        creatures = CreaturesAdapter(client: client)
        profiles = ProfileAdapter(client: client)
    }

    /// The data that comes with the app, in the time that a good connection would take.
    static func embedded(clock: any Clock<Duration> = ContinuousClock()) -> Services {
        Services(client: Client(base: embeddedData, transport: FileTransport(delay: .milliseconds(250), clock: clock)))
    }

    /// Where the data that comes with the app lies.
    static let embeddedData = Bundle.module.bundleURL.appending(path: "api", directoryHint: .isDirectory)

    /// The same services, which tell what is looked at.
    func noting(_ note: @escaping @MainActor @Sendable (Visit) -> Void) -> Services {
        Services(
            collections: NotedCollections(inner: collections, note: note), creatures: NotedCreatures(inner: creatures, note: note),
            profiles: NotedProfiles(inner: profiles, note: note))
    }
}
