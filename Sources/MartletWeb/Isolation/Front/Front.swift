#if os(Linux)
import CMartletProcess
import Foundation
import Logging
import NIOCore
import NIOHTTP1

/// Accepts all connections of an app, and gives each to the process of its user.
///
///     browser ──▶ front: looks at the first request, chooses the host
///        │           │ the socket itself, over a Unix socket
///        └───────────┴──▶ host: reads the request, answers it, and all that follow
///
/// The front is not on the way of what follows: events go from the browser to the host.
@MainActor
final class Front {
    let configuration: WebConfiguration
    let logger: Logger
    private let metrics = ServerMetrics()
    private let limitLog: LimitLog
    private let policy: HostPolicy
    let users: Users
    /// How many fronts were taken over before this one.
    let generation: Int
    let pool: HostPool
    private let starts: StartLimiter
    /// This machine among others; `nil` if it is the only one.
    let machines: Machines?
    /// The front whose place this one takes; `nil` if there is none.
    private let predecessor: Predecessor?
    private var trial: Trial?
    var door: TakeoverDoor?
    var successor: (link: Link, source: any DispatchSourceRead)?
    var listener: Listener?
    var arrivals: [Int: Arrival] = [:]
    private var lastArrival: Int
    /// The numbers of the arrivals in the order in which they came, and of some that are gone.
    private var order = CircularBuffer<Int>()
    private var ofAddress: [ClientAddress: Int] = [:]
    var ofUser: [String: RunningHost] = [:]
    var timer: (any DispatchSourceTimer)?
    var isStopping = false
    private var isFinishing = false
    var hasStopped: (() -> Void)?
    private let start = ContinuousClock.now
    /// Called when another front has taken the place of this one, and nothing is left to do.
    let hasLeft: () -> Void

    /// - Parameter hasLeft: Called when another front has taken the place of this one.
    /// - Throws: ``ServerStartError`` if the folder of the users cannot be used, or the front that uses it cannot be taken over.
    init(configuration: WebConfiguration, logger: Logger, hasLeft: @escaping () -> Void) throws {
        self.hasLeft = hasLeft
        self.configuration = configuration
        self.logger = logger
        limitLog = LimitLog(metrics: metrics, logger: logger)
        policy = HostPolicy(address: configuration.host, origins: configuration.origins)
        let machines = try configuration.database.map {
            try Machines(database: $0, folder: configuration.data, lease: configuration.machineLease, logger: logger)
        }
        self.machines = machines
        users = try Users(
            folder: configuration.data, header: configuration.hosts.userHeader, key: { try machines?.key(orFirst: $0) ?? $0 },
            sharesFolder: configuration.takesOver)
        SharedFolder.provide(configuration.database ?? users.shared)
        predecessor = users.lock == nil ? try Predecessor(folder: users.descriptor) : nil
        // One that is just ending has the folder for some seconds more.
        if predecessor == nil { try users.waitForLock(for: configuration.stopTimeout + .seconds(5)) }
        let generation = predecessor.map { $0.generation + 1 } ?? 0
        self.generation = generation
        lastArrival = generation * 1_000_000_000
        pool = HostPool(limits: configuration.hosts, generation: generation, logger: logger)
        starts = StartLimiter(rate: configuration.sessions.startsPerSecond, burst: configuration.sessions.startBurst)
    }

    /// Begins to accept connections, or to take over the front that does.
    /// - Parameter isServing: Called once, with the port or a ``ServerStartError``.
    func run(isServing: @escaping (Result<Int, any Error>) -> Void) {
        raiseDescriptorLimit()
        pool.hasRefused = { [weak self] in self?.reply(.busy, to: $0) }
        pool.hasAnswered = { [weak self] in self?.hasAnswered($0) }
        pool.hasTooManyFiles = { [weak self] host in
            self?.limitLog.reached(.userFiles, "The files of the user \(host.user?.name ?? "") take all the room that they may")
        }
        pool.hasEnded = { [weak self] in self?.hasEnded($0, $1) }
        machines?.hasLost = { [weak self] in self?.giveUp($0) }
        machines?.hasProcess = { [weak self] in self?.hasProcess($0) ?? false }
        startTimer()
        guard let predecessor else {
            return isServing(
                Result {
                    let listener = try Listener(host: configuration.host, port: configuration.port) { [weak self] in self?.accept($0, $1) }
                    try pool.start()
                    try machines?.begin(at: machineAddress(listener), isTakingOver: false)
                    serve(listener)
                    return listener.port
                })
        }
        do {
            try pool.start()
            let trial = try Trial { [weak self] works in
                guard let self else { return }
                self.trial = nil
                guard !self.isStopping else { return }
                isServing(
                    Result {
                        guard works else { throw ServerStartError.takeoverFailed(reason: "this version shows no page") }
                        return try self.take(over: predecessor)
                    })
            }
            self.trial = trial
            accept(trial.descriptor, nil) { [weak self] arrival, _ in
                guard let self else { return }
                arrival.isNewcomer = true
                arrival.user = users.nobody
                pass(arrival, to: users.nobody)
            }
        } catch {
            isServing(.failure(error))
        }
    }

    func serve(_ listener: Listener) {
        self.listener = listener
        if configuration.data != nil {
            users.removeOldBareContainers()
            do {
                door = try TakeoverDoor(folder: users.descriptor) { [weak self] in self?.answer(successor: $0) }
            } catch {
                logger.warning("No other server can take this one over, because the folder of --data can hold no socket: \(error)")
            }
        }
        tellSupervisor()
    }

    /// Where other machines reach this one.
    func machineAddress(_ listener: Listener) -> String {
        if let address = configuration.machineAddress { return address }
        if ["127.0.0.1", "::1", "localhost"].contains(configuration.host) {
            logger.warning("Only this machine reaches this server. If others are to, use --host or --machine-address")
        }
        let host = ["0.0.0.0", "::"].contains(configuration.host) ? ProcessInfo.processInfo.hostName : configuration.host
        return host.contains(":") ? "[\(host)]:\(listener.port)" : "\(host):\(listener.port)"
    }

    private func startTimer() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
        timer.schedule(deadline: .now() + 1, repeating: .milliseconds(1000))
        timer.activate()
        self.timer = timer
    }

    /// Tells systemd that the app can be visited, and that this process is its main one.
    private func tellSupervisor() {
        guard let socket = ProcessInfo.processInfo.environment["NOTIFY_SOCKET"] else { return }
        guard martlet_notify(socket, "READY=1\nMAINPID=\(getpid())") != 0 else { return }
        logger.warning("systemd could not be told that the app is ready: \(String(cString: strerror(errno)))")
    }

    // MARK: Connections

    func accept(_ descriptor: CInt, _ address: ClientAddress?) {
        let address = configuration.isBehindProxy ? nil : address
        if let address, ofAddress[address, default: 0] >= configuration.connections.perAddress {
            close(descriptor)
            limitLog.reached(
                .addressConnections, "\(address) has reached its maximum of \(configuration.connections.perAddress) connections")
            return
        }
        guard makeRoomForConnection() else {
            close(descriptor)
            return
        }
        accept(descriptor, address) { [weak self] in self?.decide($0, $1) }
    }

    private func accept(
        _ descriptor: CInt, _ address: ClientAddress?, hasHead: @escaping @MainActor (Arrival, HeadReader.Progress) -> Void
    ) {
        lastArrival += 1
        if order.count > 64 + 2 * arrivals.count { order = CircularBuffer(order.filter { arrivals[$0] != nil }) }
        add(
            Arrival(
                lastArrival, descriptor: descriptor, address: address, requestTime: configuration.connections.requestTime,
                hasHead: hasHead, isDone: { [weak self] in self?.forget($0) }))
    }

    func add(_ arrival: Arrival) {
        if let address = arrival.address { ofAddress[address, default: 0] += 1 }
        order.append(arrival.number)
        arrivals[arrival.number] = arrival
    }

    /// The maximum number of connections that have not been given away. Each host needs some descriptors, too: its link, and what is read of it.
    private var connectionLimit: Int {
        max(
            Connections.reserved + 1,
            min(configuration.connections.all ?? .max, Connections.available - 4 * pool.hosts.count - 2 * (machines?.relay.open ?? 0)))
    }

    /// Closes the connection that is idle longest, near the maximum of connections.
    /// - Returns: `false` if there is no room.
    private func makeRoomForConnection() -> Bool {
        let limit = connectionLimit
        guard arrivals.count >= limit - Connections.reserved else { return true }
        limitLog.reached(.connections, "The maximum of \(limit - Connections.reserved) connections is reached")
        while let number = order.popFirst() {
            guard let arrival = arrivals[number], arrival.isWaiting else { continue }
            arrival.close()
            return true
        }
        return arrivals.count < limit
    }

    private func raiseDescriptorLimit() {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = limit.rlim_max
        if setrlimit(resource, &limit) != 0 { logger.warning("The limit of descriptors cannot be raised") }
    }

    func forget(_ arrival: Arrival) {
        arrivals[arrival.number] = nil
        guard let address = arrival.address, let count = ofAddress[address] else { return }
        ofAddress[address] = count > 1 ? count - 1 : nil
    }

    func decide(_ arrival: Arrival, _ progress: HeadReader.Progress) {
        switch progress {
        case .head(let head):
            if let answer = answer(to: head) { return reply(answer, to: arrival) }
            // The last places are for the answers above.
            if arrivals.count > connectionLimit - Connections.reserved { return reply(.busy, to: arrival) }
            route(arrival, head)
        case .tooLong:
            metrics.rejected(.oversized)
            reply(.tooLong, to: arrival)
        case .malformed, .incomplete:
            metrics.rejected(.malformed)
            reply(.malformed, to: arrival)
        }
    }

    func reply(_ answer: FrontAnswer, to arrival: Arrival) {
        logger.info("The front answers itself", metadata: ["status": "\(answer.status.code)"])
        arrival.answer(answer)
    }

    /// Returns the front's own answer to a request; `nil` if a host must answer.
    private func answer(to head: HTTPRequestHead) -> FrontAnswer? {
        guard head.headers["host"].count == 1, let host = head.headers.first(name: "host"), head.uri.hasPrefix("/") else {
            return .malformed
        }
        let path = head.uri.prefix { $0 != "?" }
        let isReport = path == "/health" || path == "/metrics"
        guard isReport ? policy.allowsHealth(host: host) : policy.allows(host: host) else {
            metrics.rejected(.host)
            logger.warning("A request for the host '\(host.prefix(100))' was refused")
            return FrontAnswer(
                status: .forbidden,
                text: "This server does not answer to the name '\(host)'. Start it with --origin http://\(host) if it should.")
        }
        guard head.method == .GET || head.method == .HEAD || (head.method == .POST && path.hasPrefix(UploadResponder.path)) else {
            return FrontAnswer(
                status: .methodNotAllowed, text: "Only GET and HEAD are answered here.", headers: [("allow", "GET, HEAD")])
        }
        guard isReport else { return nil }
        let report = FrontReport(
            pool: pool, machines: machines, limits: limitLog.counts, version: configuration.version, uptime: ContinuousClock.now - start)
        return path == "/health" ? report.health : report.metrics
    }

    // MARK: The user's host

    private func route(_ arrival: Arrival, _ head: HTTPRequestHead) {
        let isSecure = policy.isSecure(host: head.headers.first(name: "host"))
        if let user = users.user(of: head, isSecure: isSecure) {
            arrival.user = user
            return pass(arrival, to: user)
        }
        guard configuration.hosts.userHeader == nil else { return reply(.unknownUser, to: arrival) }
        switch Visit({ head.headers.first(name: $0) }) {
        case .prefetch:
            return reply(FrontAnswer(status: .serviceUnavailable, text: "A page is made when somebody comes to see it."), to: arrival)
        case .embedding:
            return reply(FrontAnswer(status: .forbidden, text: "Pages of other sites may not read this one."), to: arrival)
        case .person, .robot: break
        }
        guard head.beginsSession else {
            arrival.user = users.nobody
            arrival.isNewcomer = true
            return pass(arrival, to: users.nobody)
        }
        let address = visitor(of: arrival)
        guard let wait = address.map({ starts.wait(of: $0, at: ContinuousClock.now - start) }) ?? .zero else {
            metrics.rejected(.capacity)
            limitLog.reached(.starts, "\(address?.description ?? "") begins more sessions than it may")
            return reply(
                FrontAnswer(
                    status: .tooManyRequests, text: "There are too many visits from this address just now.",
                    headers: [("retry-after", "5")]),
                to: arrival)
        }
        let user = users.newUser()
        arrival.user = user
        arrival.isNewcomer = true
        guard wait > .zero else { return pass(arrival, to: user) }
        DispatchQueue.main.asyncAfter(deadline: .now() + wait / .seconds(1)) { MainActor.assumeIsolated { self.pass(arrival, to: user) } }
    }

    /// The address of the visitor who has sent a request.
    private func visitor(of arrival: Arrival) -> ClientAddress? {
        configuration.isBehindProxy ? ClientAddress(forwarded: arrival.request?.forwarded) : arrival.address
    }

    private func pass(_ arrival: Arrival, to user: User) {
        if let host = ofUser[user.token] {
            // Two processes never share a container: the next one starts when this one has ended.
            if host.end != nil { return host.waiting.append(arrival) }
            if !host.pass(arrival) { reply(.busy, to: arrival) }
        } else if users.isFailing(user) {
            reply(.failing, to: arrival)
        } else if let machines, !user.isNobody, !machines.hasClaimed(user) {
            // Nobody removes the container meanwhile.
            users.hostHasBegun(user)
            machines.claim(user) { [weak self] in self?.proceed($0, arrival, of: user) }
        } else {
            // Those whom a proxy has signed in are no flood.
            let address = configuration.hosts.userHeader == nil && !user.isNobody ? visitor(of: arrival) : nil
            if let address, pool.isFull(of: address) {
                limitLog.reached(.addressHosts, "\(address) has \(configuration.hosts.perAddress) hosts, as many as it may")
                if !pool.makeRoom(of: address) { return refuse(.fullForAddress, arrival) }
            }
            guard let host = takeHost(for: user) else { return refuse(.full, arrival) }
            ofUser[user.token] = host
            users.hostHasBegun(user)
            host.become(user, for: address, loss: users.takeLoss(of: user))
            if !host.pass(arrival) { reply(.busy, to: arrival) }
        }
    }

    /// Continues with a connection when it is known which machine runs the user's process.
    private func proceed(_ claim: Machines.Claim, _ arrival: Arrival, of user: User) {
        // It may have waited too long.
        guard arrival.isUntaken else { return }
        switch claim {
        case .mine: pass(arrival, to: user)
        case .elsewhere(let address): machines?.relay.relay(arrival, to: address) { [weak self] in self?.reply(.noMachine, to: $0) }
        case .unavailable: reply(.noDatabase, to: arrival)
        }
    }

    /// Looks behind a claim whether a host uses the user's container.
    private func hasProcess(_ user: User) -> Bool {
        if ofUser[user.token] != nil { return true }
        users.hostHasNotBegun(user)
        return false
    }

    /// Ends the hosts of users whom other machines serve now.
    private func giveUp(_ users: [String]) {
        let users = Set(users)
        for host in pool.hosts.values where host.user.map({ users.contains($0.folderName) }) == true { pool.stop(host, .moved) }
    }

    private func refuse(_ answer: FrontAnswer, _ arrival: Arrival) {
        metrics.rejected(.capacity)
        reply(answer, to: arrival)
    }

    private func takeHost(for user: User) -> RunningHost? {
        // Nobody takes no user's place.
        if let host = pool.take(evenIfFull: user.isNobody) { return host }
        guard !isStopping, pool.isFull else { return nil }
        limitLog.reached(.hosts, "There are \(configuration.hosts.hosts) hosts, as many as there may be")
        // There is room again when the one has ended. One more until then.
        return pool.makeRoom() ? pool.take(evenIfFull: true) : nil
    }

    private func hasAnswered(_ arrival: Arrival) {
        logger.info(
            "A connection was handed to its host", metadata: ["user": "\(arrival.user?.name ?? "")", "way": "the socket itself"])
        arrival.close()
    }

    private func hasEnded(_ host: RunningHost, _ end: HostEnd) {
        if let user = host.user { passOn(host, end, user) }
        if isStopping, pool.hosts.isEmpty { finish() }
    }

    private func passOn(_ host: RunningHost, _ end: HostEnd, _ user: User) {
        ofUser[user.token] = nil
        users.hostHasEnded(user, end)
        // What a host has read is gone with it.
        for arrival in host.answering.values { reply(.lost(end), to: arrival) }
        host.answering = [:]
        let orphans = host.passed.values.sorted { $0.number < $1.number } + host.waiting
        host.passed = [:]
        host.waiting = []
        for arrival in orphans {
            if isStopping { arrival.close() } else { pass(arrival, to: user) }
        }
        if ofUser[user.token] == nil { machines?.leave(user) }
    }

    // MARK: Time

    private func tick() {
        let now = ContinuousClock.now
        for arrival in arrivals.values where arrival.deadline < now {
            if arrival.isWaiting {
                arrival.close()
            } else if arrival.isUntaken {
                if let user = arrival.user { ofUser[user.token]?.forget(arrival) }
                reply(.busy, to: arrival)
            }
        }
        pool.watch()
        machines?.copy(pool.hosts.values)
    }

    /// Stops accepting, and ends all hosts well.
    /// - Parameter done: Called when all have ended, or when they had time enough.
    func stop(_ done: @escaping () -> Void) {
        guard !isStopping else { return }
        isStopping = true
        hasStopped = done
        door?.shut(isReplaced: false)
        listener?.stop()
        for arrival in arrivals.values where arrival.isWaiting { arrival.close() }
        pool.stopAll()
        if pool.hosts.isEmpty { return finish() }
        DispatchQueue.main.asyncAfter(deadline: .now() + configuration.stopTimeout / .seconds(1) + 1) {
            MainActor.assumeIsolated {
                self.logger.warning("\(self.pool.hosts.count) hosts did not end in time")
                self.pool.killAll()
                self.finish()
            }
        }
    }

    private func finish() {
        guard !isFinishing else { return }
        isFinishing = true
        guard let machines else { return end() }
        machines.stop(within: configuration.stopTimeout) { self.end() }
    }

    private func end() {
        users.close()
        hasStopped?()
        hasStopped = nil
    }
}
#endif
