import ArgumentParser
import Foundation
import MartletProject

/// The command `martlet new`: makes the package of an app with tests.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a new app, with tests.",
        discussion: """
            Makes a Swift package with a small app, a to-do list, in the architecture of your choice:

            \(Architecture.allCases.map { "  \($0.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0))\($0.summary)" }.joined(separator: "\n"))

            Examples:
              martlet new Shop
              martlet new Shop --architecture redux --path ~/Projects/Shop
            """)

    @Argument(help: "The name of the app and its Swift module.")
    var name: String

    @Option(help: ArgumentHelp("How the app is structured.", valueName: "architecture"))
    var architecture = Architecture.plain

    @Option(help: ArgumentHelp("The folder to make. (default: the name)", valueName: "folder"))
    var path: String?

    @Option(help: ArgumentHelp("The folder of Martlet's package. (default: where this command was built)", valueName: "folder"))
    var martlet: String?

    func run() throws {
        let place = URL(fileURLWithPath: path ?? name).standardizedFileURL
        try AppTemplate(architecture, name: name, martlet: MartletCheckout.folder(martlet)).write(to: place)
        print("\(name) is in \(place.path). Next:\n\n    martlet run \(path ?? name)\n    martlet test \(path ?? name)")
    }
}

extension Architecture: ExpressibleByArgument {}
