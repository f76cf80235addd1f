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

            The folder also gets tasks and a launch configuration for VS Code.
            """)

    @Argument(help: "The name of the app and its Swift module.")
    var name: String

    @Option(help: ArgumentHelp("How the app is structured.", valueName: "architecture"))
    var architecture = Architecture.plain

    @Option(help: ArgumentHelp("The folder to make. (default: the name)", valueName: "folder"), completion: .directory)
    var path: String?

    @Option(
        help: ArgumentHelp("The folder of Martlet's package. (default: where this command was built)", valueName: "folder"),
        completion: .directory)
    var martlet: String?

    func run() throws {
        let place = URL(fileURLWithPath: path ?? name).standardizedFileURL
        let martlet = try MartletCheckout.folder(martlet)
        try AppTemplate(architecture, name: name, martlet: martlet).write(to: place)
        _ = try EditorFiles(forPackageIn: place, app: name, martlet: martlet).write()
        print("\(name) is in \(place.path). Next:\n\n    martlet run \(path ?? name)\n    martlet test \(path ?? name)")
    }
}

extension Architecture: ExpressibleByArgument {}
