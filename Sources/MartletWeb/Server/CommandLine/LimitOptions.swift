import ArgumentParser

/// The limits that the command line can set. Omitted ones keep their values.
struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Connections in all. (default: as many as the process may open)", valueName: "number"))
    var maxConnections: Int?

    @Option(help: ArgumentHelp("Connections of one address. (default: 512)", valueName: "number"))
    var maxConnectionsPerAddress: Int?

    @Option(help: ArgumentHelp("Sessions in all. (default: 20000)", valueName: "number"))
    var maxSessions: Int?

    @Option(help: ArgumentHelp("Sessions of one browser. (default: 32)", valueName: "number"))
    var maxSessionsPerBrowser: Int?

    @Option(help: ArgumentHelp("Sessions that wait for their pages. (default: 1000)", valueName: "number"))
    var maxWaiting: Int?

    @Option(help: ArgumentHelp("Sessions that have lost their pages. (default: 5000)", valueName: "number"))
    var maxParked: Int?

    @Option(help: ArgumentHelp("Sessions that one address may begin in a second, on and on. (default: 20)", valueName: "number"))
    var maxStartsPerSecond: Double?

    @Option(help: ArgumentHelp("Messages that one page may send in a second, on and on. (default: 500)", valueName: "number"))
    var maxMessagesPerSecond: Double?

    @Option(help: ArgumentHelp("Bytes that one page may send in a second, on and on. (default: 1048576)", valueName: "number"))
    var maxBytesPerSecond: Double?

    func validate() throws {
        let numbers =
            [
                maxConnections, maxConnectionsPerAddress, maxSessions, maxSessionsPerBrowser, maxWaiting, maxParked,
            ].compactMap { $0.map(Double.init) } + [maxStartsPerSecond, maxMessagesPerSecond, maxBytesPerSecond].compactMap(\.self)
        for number in numbers where !(1...1e12 ~= number) { throw ValidationError("A limit is a number from 1 on.") }
    }

    func apply(to configuration: inout WebConfiguration) {
        if let maxConnections { configuration.connections.all = maxConnections }
        if let maxConnectionsPerAddress { configuration.connections.perAddress = maxConnectionsPerAddress }
        if let maxSessions { configuration.sessions.sessions = maxSessions }
        if let maxSessionsPerBrowser { configuration.sessions.sessionsPerBrowser = maxSessionsPerBrowser }
        if let maxWaiting { configuration.sessions.waitingSessions = maxWaiting }
        if let maxParked { configuration.sessions.parkedSessions = maxParked }
        if let maxStartsPerSecond { configuration.sessions.startsPerSecond = maxStartsPerSecond }
        if let maxMessagesPerSecond { configuration.sockets.messagesPerSecond = maxMessagesPerSecond }
        if let maxBytesPerSecond { configuration.sockets.bytesPerSecond = maxBytesPerSecond }
    }
}
