import Foundation
import LoopbackServer
import MartletKit
import TodosEnvironment
import TodosServer

/// The app's own server, for settings without an external one. It listens on a free port, for this machine only.
@MainActor
final class OwnServer: Startable {
    private let server = LoopbackServer.todos()
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
        if address == nil { address = try await server.address().appending(path: "v1") }
    }
}
