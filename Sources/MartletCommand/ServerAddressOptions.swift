import ArgumentParser

/// The options that say where an app is served.
struct ServerAddressOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The address to listen on; 0.0.0.0 for all.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "number"))
    var port = 8080

    @Flag(help: "Open the app in a browser.")
    var open = false

    @Argument(parsing: .postTerminator, help: ArgumentHelp("Options for the app's server, after --.", valueName: "server options"))
    var serverOptions: [String] = []

    /// Returns the arguments for the app's server.
    ///
    /// - Parameter lastPort: The port of the build before, which the next one takes; no browser is opened again.
    func arguments(port lastPort: Int? = nil) -> [String] {
        // An option that stands later wins.
        ["--host", host, "--port", "\(lastPort ?? port)"] + (open && lastPort == nil ? ["--open"] : []) + serverOptions
    }
}
