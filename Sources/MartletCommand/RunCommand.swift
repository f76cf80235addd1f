import ArgumentParser
import Foundation
import MartletProject

/// The command `martlet run`: builds an app as it lies in its project, and serves it.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Build an app of your own, and serve it to a browser.",
        discussion: """
            Reads the app's Xcode project, package or files, makes a copy of them in a cache, builds that on Martlet and serves it. \
            Nothing in the project's folder is changed. What the app uses and Martlet lacks is listed before the compiler's errors.

            Examples:
              martlet run                          the app in this folder
              martlet run ~/Projects/Recipes       the app in another
              martlet run . --target "Recipes"     one of several apps
              martlet run . --port 9000 --open     at another port, opened in a browser
              martlet run . -- --log-level debug   with options of the app's server
            """)

    @OptionGroup var project: ProjectOptions

    @Option(help: ArgumentHelp("The address to listen on; 0.0.0.0 for all.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "number"))
    var port = 8080

    @Flag(help: "Open the app in a browser.")
    var open = false

    @Argument(parsing: .postTerminator, help: ArgumentHelp("Options for the app's server, after --.", valueName: "server options"))
    var serverOptions: [String] = []

    func run() throws {
        let built = try AppBuilder(options: project).build()
        let app = try InstalledApp(built.build, in: built.folder.appending(path: "Run"), info: built.info)
        try app.start(arguments: arguments(keepingDataIn: built.folder), home: built.folder.appending(path: "Home"))
    }

    /// Returns the arguments for the app's server.
    func arguments(keepingDataIn folder: URL) -> [String] {
        let isIsolated =
            serverOptions.contains("--isolation=process")
            || zip(serverOptions, serverOptions.dropFirst()).contains { $0 == ("--isolation", "process") }
        let (option, name) = isIsolated ? ("--data", "Data") : ("--storage", "Storage")
        // An option that stands later wins.
        return ["--host", host, "--port", "\(port)", option, folder.appending(path: name).path] + (open ? ["--open"] : []) + serverOptions
    }
}
