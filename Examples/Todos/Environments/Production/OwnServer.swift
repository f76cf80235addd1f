import Foundation
import LoopbackServer
import MartletKit
import MartletShared
import TodosEnvironment
import TodosServer

/// The app's own server, for settings without an external one. It listens on a free port, for this machine only. Users whose processes differ have
/// a server each; what is stored is the same for all.
@MainActor
final class OwnServer: Startable {
    private var server: LoopbackServer?
    private let other: URL?
    private var address: URL?

    /// - Parameter other: The URL of an external server. If set, no own server is started.
    init(instead other: URL?) { self.other = other }

    /// The base of a user's todos. An external server knows by itself who asks.
    func url(of user: String) async throws -> URL {
        if let other { return other }
        try await start()
        guard let address else { throw TodosSettings.Problem("The server has no address.") }
        return address.appending(path: "users").appending(path: user)
    }

    func start() async throws {
        guard other == nil, address == nil else { return }
        let server = try server ?? .todos(storage: .ofEveryone())
        self.server = server
        address = try await server.address().appending(path: "v1")
    }
}
