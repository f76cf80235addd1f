import Foundation
import LoopbackServer
import MartletKit
import MartletShared
import TodosEnvironment
import TodosServer

/// The app's own server, for settings without an external one. It listens on a free port, for this machine only. Users whose processes differ have
/// a server each; the todos are the same in all.
@MainActor
final class OwnServer: Startable {
    private var server: LoopbackServer?
    private var address: URL?

    /// - Parameter other: The URL of an external server. If set, no own server is started.
    init(instead other: URL?) { address = other }

    /// The URL of the server, after its start.
    var url: URL {
        get throws {
            guard let address else { throw TodosSettings.Problem("The server has not been started.") }
            return address
        }
    }

    func start() async throws {
        guard address == nil else { return }
        let server = try server ?? .todos(storage: .ofEveryone())
        self.server = server
        address = try await server.address().appending(path: "v1")
    }
}
