import CreatureDetail
import CreatureList
import Foundation
import PokedexList
import PokedexNetworking
import PokedexServer

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

    /// Creates the services of one user on the transport that all users of the process share, because the API has nothing that belongs to one.
    static func live(_ connection: Connection) -> Services { Services(transport: sharedTransport, connection: connection) }

    init(transport: any Transport, connection: Connection) {
        self.init(client: Client(transport: transport) { await connection.note($0) })
    }

    private static let sharedTransport = transport(ProcessInfo.processInfo.environment)

    /// Creates a transport to the API at `POKEDEX_API`, or else to a server in this process, which starts with the first request. Answers are kept in
    /// the folder `POKEDEX_CACHE`, or else in one among the user's caches.
    ///
    /// `POKEDEX_FAULTS=3` makes the own server refuse each third request.
    static func transport(_ variables: [String: String]) -> any Transport {
        let other = variables["POKEDEX_API"].flatMap(URL.init(string:))
        let server = Result { try PokedexServer(faults: variables["POKEDEX_FAULTS"].flatMap(Int.init)) }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        let folder = variables["POKEDEX_CACHE"].map { URL(filePath: $0) } ?? caches.appending(path: "martlet-pokedex")
        return CachingTransport(
            RetryingTransport(
                HTTPTransport {
                    if let other { return other }
                    return try await server.get().address()
                }), in: AnswersInFiles(folder: folder.appending(path: other?.host() ?? "own")))
    }

    /// Returns the services with decorators that report visits.
    func noting(_ note: @escaping @MainActor @Sendable (Visit) -> Void) -> Services {
        Services(
            collections: NotedCollections(inner: collections, note: note), creatures: NotedCreatures(inner: creatures, note: note),
            profiles: NotedProfiles(inner: profiles, note: note))
    }
}
