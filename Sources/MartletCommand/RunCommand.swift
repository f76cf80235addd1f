import ArgumentParser
import Foundation
import MartletProject

/// The command `martlet run`: builds an app as it lies in its project, and serves it.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Build an app of your own, and serve it to a browser.",
        discussion: """
            Reads the app's Xcode project, package or files, makes a copy of them in a cache, builds that on Martlet and serves it. \
            Nothing in the project's folder is changed. What the app uses and Martlet lacks is listed before the compiler's errors. \
            When you save a file, the app is built again, and open pages show it. If it does not compile, they show the errors.

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

    @Flag(inversion: .prefixedNo, help: "Build the app again when one of its files changes, and show it.")
    var watch = true

    @Argument(parsing: .postTerminator, help: ArgumentHelp("Options for the app's server, after --.", valueName: "server options"))
    var serverOptions: [String] = []

    func run() throws {
        var builder = try AppBuilder(options: project)
        if watch {
            try WatchedApp(builder: builder, arguments: arguments).run()
        } else {
            let built = try builder.build()
            try built.install().start(arguments: ["--data", built.data.path] + arguments(), home: built.home)
        }
    }

    /// Returns the arguments for the app's server.
    ///
    /// - Parameter lastPort: The port of the build before, which the next one takes; no browser is opened again.
    func arguments(port lastPort: Int? = nil) -> [String] {
        // An option that stands later wins.
        ["--host", host, "--port", "\(lastPort ?? port)"] + (open && lastPort == nil ? ["--open"] : []) + serverOptions
    }
}
