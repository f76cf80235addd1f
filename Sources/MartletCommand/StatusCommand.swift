#if os(Linux)
import ArgumentParser
import Foundation
import MartletProject

/// The command `martlet status`: shows who uses a running app.
struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show the users of a running app, and their processes.",
        discussion: """
            Asks the server that was started with this folder, over a socket in it, so only its owner can. Users have the names of the log. \
            MEMORY is what a process has for itself, WAITING its sessions without a page.

            Example:
              martlet status --data /var/lib/shop
            """)

    @Option(help: ArgumentHelp("The folder that the server was started with.", valueName: "folder"), completion: .directory)
    var data: String

    func run() throws {
        do {
            for line in try ServerStatus(ofServerWith: URL(fileURLWithPath: data)).lines { print(line) }
        } catch let error as ServerStatus.NotRunning {
            throw ValidationError(error.description)
        }
    }
}
#endif
