import Foundation
import Logging
import Martlet
import MartletDOM
import MartletWeb
import Pages

/// Serves the pages with Martlet, without the limits on what one browser may send, which are not measured.
func servePages(on loop: ServerLoop) {
    var configuration = WebConfiguration()
    configuration.port = 0
    configuration.sockets.messagesPerSecond = 1e9
    configuration.sockets.messageBurst = 1e9
    var logger = Logger(label: "load")
    logger.logLevel = .warning
    let server = MartletServer(
        configuration: configuration, resources: [], logger: logger,
        sessions: { start in
            switch start.location {
            case "/list": AppSession(ListApp.self, traits: start.traits, location: start.location)
            case "/rows": AppSession(RowsApp.self, traits: start.traits, location: start.location)
            case "/value-list": AppSession(ValueListApp.self, traits: start.traits, location: start.location)
            case "/values": AppSession(ValuesApp.self, traits: start.traits, location: start.location)
            case "/form": AppSession(FormApp.self, traits: start.traits, location: start.location)
            default: AppSession(CounterApp.self, traits: start.traits, location: start.location)
            }
        },
        lowering: { DOMLowering(symbol: { _ in "" }) }, loop: loop, onRunning: announce)
    Task {
        do {
            try await server.run()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
