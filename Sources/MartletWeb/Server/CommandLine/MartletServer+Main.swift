import Foundation
import Logging
import MartletCore
import MartletDOM
import ServiceLifecycle

extension MartletServer {
    /// Serves an app with command-line options until SIGTERM or SIGINT; then the process ends.
    ///
    /// Prints one line with the URL when the app can be visited. Errors at the start are printed to standard error, and the process exits
    /// with 1.
    ///
    /// - Parameters:
    ///   - app: The name of the app's type, with its module, for tests that are recorded.
    ///   - prepareHosts: Called once in the process that the users' processes are forked from, before the first. It must start neither a thread
    ///     nor a task.
    @MainActor
    public static func main(
        configuration: WebConfiguration = WebConfiguration(), app: String, resources: [Resource], prepareHosts: @MainActor () -> Void = {},
        sessions: @escaping SessionFactory, lowering: @escaping @MainActor @Sendable () -> any PageLowering
    ) -> Never {
        let options = ServerOptions.parseOrExit()
        var logger = Logger(label: "martlet")
        logger.logLevel = options.logLevel.level
        do {
            let configuration = try options.applied(to: configuration, environment: ProcessInfo.processInfo.environment)
            let opensBrowser = options.open
            #if os(Linux)
            if configuration.isolation == .process {
                isolateUsers(
                    configuration, logger: logger, resources: resources, prepareHosts: prepareHosts, sessions: sessions, lowering: lowering,
                    opensBrowser: opensBrowser)
            }
            #endif
            if let data = configuration.data { SharedFolder.provide(SharedFolder.inData(data)) }
            let development =
                options.development
                ? Development(app: app, resources: resources, sources: SourceFiles(environment: ProcessInfo.processInfo.environment)) : nil
            development?.begin()
            LiveSessions.shared.belongToOneUser = options.development
            LiveSessions.shared.belongToManyUsers = !options.development
            MainThread.serve { [logger] loop in
                let server = MartletServer(
                    configuration: configuration, resources: resources, logger: logger, sessions: sessions, lowering: lowering, loop: loop,
                    onRunning: { port in announce(configuration.host, port, opensBrowser: opensBrowser) }, development: development,
                    clock: { MainQueueClock() })
                Task {
                    do {
                        try await server.runUntilTold(logger: logger, timeout: configuration.stopTimeout)
                        exit(0)
                    } catch {
                        fail(error)
                    }
                }
            }
        } catch {
            fail(error)
        }
    }

    #if os(Linux)
    /// Runs the front, the template or a host: whichever this process was started for.
    @MainActor
    private static func isolateUsers(
        _ configuration: WebConfiguration, logger: Logger, resources: [Resource], prepareHosts: @MainActor () -> Void,
        sessions: @escaping SessionFactory, lowering: @escaping @MainActor @Sendable () -> any PageLowering, opensBrowser: Bool
    ) -> Never {
        if let link = HostTemplate.hostLink(prepareHosts) {
            MainThread.serve { loop in
                HostProcess(link: link, loop: loop, configuration: configuration, logger: logger) { configuration, logger, residence in
                    try Site(
                        configuration: configuration, resources: resources, sessions: sessions, lowering: lowering(), loop: loop,
                        clock: MainQueueClock(), logger: logger, residence: residence)
                }.run()
            }
        }
        do {
            let front = try Front(configuration: configuration, logger: logger, hasLeft: { exit(0) })
            let signals = [SIGTERM, SIGINT].map { number in
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
                source.setEventHandler { MainActor.assumeIsolated { front.stop { exit(0) } } }
                source.activate()
                return source
            }
            front.run { serving in
                switch serving {
                case .success(let port): announce(configuration.host, port, opensBrowser: opensBrowser)
                case .failure(let error): front.stop { fail(error) }
                }
            }
            while true { withExtendedLifetime((front, signals)) { RunLoop.main.run(until: .distantFuture) } }
        } catch {
            fail(error)
        }
    }
    #endif

    private static func fail(_ error: any Error) -> Never {
        FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
        exit(1)
    }

    private func runUntilTold(logger: Logger, timeout: Duration) async throws {
        var quiet = logger
        quiet.logLevel = max(logger.logLevel, .warning)
        var configuration = ServiceGroupConfiguration(
            services: [.init(service: self, successTerminationBehavior: .gracefullyShutdownGroup)],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
        configuration.maximumGracefulShutdownDuration = timeout
        try await ServiceGroup(configuration: configuration).run()
    }

    private static func announce(_ host: String, _ port: Int, opensBrowser: Bool) {
        // "All addresses" is not an address one can visit; use this machine's name instead.
        let name = host == "0.0.0.0" || host == "::" ? "localhost" : host.contains(":") ? "[\(host)]" : host
        let address = "http://\(name):\(port)"
        FileHandle.standardOutput.write(Data("Serving at \(address)\n".utf8))
        if opensBrowser { openBrowser(address) }
    }

    private static func openBrowser(_ address: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if os(macOS)
        process.arguments = ["open", address]
        #else
        process.arguments = ["xdg-open", address]
        #endif
        // `martlet run` gives the app another home than its user's.
        var variables = ProcessInfo.processInfo.environment
        if let home = variables.removeValue(forKey: "MARTLET_USER_HOME") {
            variables["HOME"] = home
            variables["CFFIXED_USER_HOME"] = nil
        }
        process.environment = variables
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            FileHandle.standardError.write(Data("No browser could be opened: \(error.localizedDescription)\n".utf8))
        }
    }
}
