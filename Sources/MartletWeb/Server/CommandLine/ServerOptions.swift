import ArgumentParser
import Foundation
import Logging

/// The command-line options of an app with a web host.
struct ServerOptions: ParsableCommand {
    /// Uses the name of the executable as the command's name.
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent })
    }

    @Option(help: ArgumentHelp("The address to listen on; 0.0.0.0 for all. (default: 127.0.0.1, or $MARTLET_HOST)", valueName: "address"))
    var host: String?

    @Option(help: ArgumentHelp("The port to listen on; 0 for any free port. (default: 8080, or $MARTLET_PORT)", valueName: "number"))
    var port: Int?

    @Flag(help: "Open the app in a browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "Keep in this folder what users store and share, their files and their sessions. (default: it goes with the process)",
            valueName: "folder"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "An additional origin of pages, such as that of a proxy: https://app.example.com. Can be repeated.",
            valueName: "origin"))
    var origin: [String] = []

    @Option(help: ArgumentHelp("The log level: trace, debug, info, notice, warning, error or critical.", valueName: "level"))
    var logLevel: LogLevel = .notice

    @Flag(help: "Take the clients' addresses, which limits count, from the proxy's X-Forwarded-For header.")
    var behindProxy = false

    @Option(
        help: ArgumentHelp(
            """
            How users are kept apart: 'process' gives each a process and a folder of their own, in 'session' all share one process. \
            (default: \(Isolation.standard.rawValue))
            """,
            valueName: "level"))
    var isolation: Isolation?

    #if DEBUG
    @Flag(help: ArgumentHelp("Tell pages about the builds of `martlet run`, which writes them to the standard input.", visibility: .hidden))
    var development = false
    #else
    var development: Bool { false }
    #endif

    @OptionGroup(title: "Hosts: with --isolation process")
    var hosts: HostOptions

    @OptionGroup(title: "Limits")
    var limits: LimitOptions

    struct LogLevel: ExpressibleByArgument {
        static let notice = LogLevel(level: .notice)
        let level: Logger.Level

        init(level: Logger.Level) { self.level = level }

        init?(argument: String) {
            guard let level = Logger.Level(rawValue: argument) else { return nil }
            self.level = level
        }

        var defaultValueDescription: String { level.rawValue }
    }

    func validate() throws {
        _ = try resolved(environment: ProcessInfo.processInfo.environment)
        if hosts.userHeader != nil, !behindProxy {
            throw ValidationError("--user-header needs --behind-proxy: without a proxy visitors could name themselves as they like.")
        }
        if hosts.takeover, data == nil {
            throw ValidationError("--takeover needs --data: the folder is what tells which server to take over.")
        }
        if hosts.takeover, isolation ?? (development ? .session : .standard) != .process {
            throw ValidationError("--takeover needs --isolation process: with one process for all, sessions cannot be handed over.")
        }
        guard isolation == .process else { return }
        if development {
            throw ValidationError("With --isolation process the app is not built again after changes. Type: martlet run --no-watch")
        }
        #if !os(Linux)
        throw ValidationError("--isolation process needs Linux.")
        #endif
    }

    /// Returns the configuration changed by the options and the environment. Options take precedence over the environment.
    func applied(to configuration: WebConfiguration, environment: [String: String]) throws -> WebConfiguration {
        var configuration = configuration
        let (host, port) = try resolved(environment: environment)
        if let host { configuration.host = host }
        if let port { configuration.port = port }
        configuration.data = data ?? configuration.data
        configuration.origins += origin
        configuration.isBehindProxy = configuration.isBehindProxy || behindProxy
        // `martlet run` starts another build in place of this process.
        configuration.isolation = isolation ?? (development ? .session : configuration.isolation)
        if configuration.isolation == .session, let data = configuration.data { configuration.storage = data + "/storage" }
        try hosts.apply(to: &configuration, environment: environment)
        limits.apply(to: &configuration)
        if configuration.database != nil {
            guard configuration.isolation == .process else {
                throw ValidationError("--database needs --isolation process: with one process for all, users cannot change machines.")
            }
            guard configuration.isBehindProxy else {
                throw ValidationError("--database needs --behind-proxy: a balancer stands before several machines.")
            }
        }
        // The next build waits for the port.
        if development { configuration.stopTimeout = .seconds(1) }
        return configuration
    }

    private func resolved(environment: [String: String]) throws -> (host: String?, port: Int?) {
        let host = host ?? environment["MARTLET_HOST"]
        if host?.isEmpty == true { throw ValidationError("The address of --host is empty.") }
        for origin in origin where !HostPolicy.isOrigin(origin) { throw ValidationError(ServerStartError.badOrigin(origin).description) }
        if let port {
            guard 0...65535 ~= port else { throw ValidationError("--port \(port) is no port: ports are 0 to 65535.") }
            return (host, port)
        }
        guard let text = environment["MARTLET_PORT"] else { return (host, nil) }
        guard let port = Int(text), 0...65535 ~= port else {
            throw ValidationError("MARTLET_PORT is '\(text)', which is no port: ports are 0 to 65535.")
        }
        return (host, port)
    }
}

extension Isolation: ExpressibleByArgument {}
