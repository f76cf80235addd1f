import ArgumentParser

/// The options for users' processes. Omitted ones keep their values.
struct HostOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The header in which the proxy names the user; needs --behind-proxy. (default: a cookie)", valueName: "name"))
    var userHeader: String?

    @Option(help: ArgumentHelp("Processes that wait for new users. (default: 2)", valueName: "number"))
    var warmHosts: Int?

    @Option(help: ArgumentHelp("Processes in all. (default: 500)", valueName: "number"))
    var maxHosts: Int?

    @Option(help: ArgumentHelp("Processes of one address. (default: 100)", valueName: "number"))
    var maxHostsPerAddress: Int?

    @Option(help: ArgumentHelp("How long a process runs while its user has no page open. (default: 300)", valueName: "seconds"))
    var hostIdleTime: Double?

    @Option(help: ArgumentHelp("How long the main thread may be busy before its process is ended. (default: 10)", valueName: "seconds"))
    var hostAnswerTime: Double?

    @Option(help: ArgumentHelp("The memory that a process may use. (default: 512)", valueName: "MiB"))
    var maxHostMemory: Int?

    @Option(help: ArgumentHelp("The files and sockets that a process may have open. (default: 1024)", valueName: "number"))
    var maxHostFiles: Int?

    @Option(help: ArgumentHelp("The room that the files of a user may take on the disk. (default: 1024)", valueName: "MiB"))
    var maxUserFiles: Int?

    @Flag(help: "Take the place of the server that uses the folder of --data, without an interruption.")
    var takeover = false

    @Option(
        help: ArgumentHelp(
            "How long users of the server before are left alone after their last action, until they go on in this one. (default: 30)",
            valueName: "seconds"))
    var takeoverIdleTime: Double?

    @Option(
        help: ArgumentHelp(
            "The PostgreSQL of an app on several machines, which then know each other's users: postgresql://user@host/database. (default: none, or $MARTLET_DATABASE)",
            valueName: "address"))
    var database: String?

    @Option(
        help: ArgumentHelp(
            "Where the other machines reach this one. (default: the address and the port of this server)", valueName: "host:port"))
    var machineAddress: String?

    @Option(
        help: ArgumentHelp("How long a machine may be silent until the others take its users. (default: 10)", valueName: "seconds"))
    var machineLease: Double?

    func validate() throws {
        if let machineAddress, !Self.isAddress(machineAddress) {
            throw ValidationError("--machine-address is a name or an address with a port: 10.0.0.1:8080.")
        }
        if let warmHosts, !(0...1000 ~= warmHosts) { throw ValidationError("--warm-hosts is a number from 0 to 1000.") }
        for number in [maxHosts, maxHostsPerAddress, maxHostMemory, maxUserFiles].compactMap(\.self) where !(1...1_000_000 ~= number) {
            throw ValidationError("A limit is a number from 1 to 1000000.")
        }
        for time in [hostIdleTime, hostAnswerTime, takeoverIdleTime, machineLease].compactMap(\.self) where !(1...1e9 ~= time) {
            throw ValidationError("A time is a number of seconds from 1 on.")
        }
        if let maxHostFiles, !(128...1_000_000 ~= maxHostFiles) { throw ValidationError("--max-host-files is a number from 128 on.") }
    }

    private static func isAddress(_ text: String) -> Bool {
        #if os(Linux)
        Relay.parts(of: text) != nil
        #else
        true
        #endif
    }

    func apply(to configuration: inout WebConfiguration, environment: [String: String]) throws {
        configuration.database = database ?? environment["MARTLET_DATABASE"] ?? configuration.database
        if let database = configuration.database, !["postgres://", "postgresql://"].contains(where: database.hasPrefix) {
            throw ValidationError("The address of a database begins with postgresql://")
        }
        configuration.machineAddress = machineAddress ?? configuration.machineAddress
        if let machineLease { configuration.machineLease = .seconds(machineLease) }
        if let userHeader { configuration.hosts.userHeader = userHeader }
        if let warmHosts { configuration.hosts.warm = warmHosts }
        if let maxHosts { configuration.hosts.hosts = maxHosts }
        if let maxHostsPerAddress { configuration.hosts.perAddress = maxHostsPerAddress }
        if let hostIdleTime { configuration.hosts.idleTime = .seconds(hostIdleTime) }
        if let hostAnswerTime { configuration.hosts.answerTime = .seconds(hostAnswerTime) }
        if let maxHostMemory { configuration.hosts.memory = maxHostMemory * 1024 * 1024 }
        if let maxHostFiles { configuration.hosts.files = maxHostFiles }
        if let maxUserFiles { configuration.hosts.userFiles = maxUserFiles * 1024 * 1024 }
        if let takeoverIdleTime { configuration.hosts.takeoverIdleTime = .seconds(takeoverIdleTime) }
        configuration.takesOver = configuration.takesOver || takeover
    }
}
