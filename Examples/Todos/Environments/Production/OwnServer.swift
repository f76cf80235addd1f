import Foundation
import LoopbackServer
import MartletKit
import TodosEnvironment
import TodosServer

/// The server that comes with the app, for where no other is named: it listens on a free port of this machine alone.
@MainActor
final class OwnServer: Startable {
    private let server = LoopbackServer.todos()
    private var address: URL?

    /// - Parameter other: The server of somebody else; then none is started.
    init(instead other: URL?) { address = other }

    /// Where the server is, once it has been started.
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
